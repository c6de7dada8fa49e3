import type { ComponentProps } from 'react'
import { useAssignees } from '#web/domain/people/use-members.ts'
import type { Capability } from '#web/session/permissions.ts'
import { Select } from '#web/ui/form/inputs.tsx'

interface MemberSelectProps extends Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> {
  /** The capability that a member needs to be listed. */
  capability: Capability
  /** The empty option. */
  placeholder: string
  value: string | null
  onChange: (userId: string | null) => void
}

/** A choice of one member outside of a form. */
export function MemberSelect({ capability, placeholder, value, onChange, ...props }: MemberSelectProps) {
  const members = useAssignees(capability)
  return (
    <Select
      {...props}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
    >
      <option value="">{placeholder}</option>
      {members.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
