export default function GlossaryPage() {
  return null
}
