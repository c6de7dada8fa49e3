import { useAssignees } from '#web/domain/people/use-members.ts'
import type { Capability } from '#web/session/permissions.ts'
import { SelectField } from '#web/ui/form/SelectField.tsx'

interface MemberFieldProps {
  name: string
  label: string
  /** The capability that a member needs to be listed. */
  capability: Capability
  /** The empty option. */
  placeholder: string
  isOptional?: boolean
}

/** A choice of one member in a form. */
export function MemberField({ capability, ...field }: MemberFieldProps) {
  const members = useAssignees(capability)
  return <SelectField {...field} options={members.map(({ id, name }) => ({ value: id, label: name }))} />
}
