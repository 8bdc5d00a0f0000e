export default function GlossariesPage() {
  return null
}
