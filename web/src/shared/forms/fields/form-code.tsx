import { TextField } from '../../ui/fields/text-field.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { FormField } from './form-field.tsx'

/** Takes a code as people copy it from an email, with spaces and in any case. */
export const FormCode = ({ name, label }: { name: string; label: string }) => (
  <FormField name={name} label={label}>
    {({ value, error, rules, change }) => (
      <TextField
        ref={focusOnMount}
        label={label}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={rules.maxLength}
        value={String(value)}
        error={error}
        onChange={({ target }) => change(target.value.replace(/\s/g, '').toUpperCase())}
      />
    )}
  </FormField>
)
