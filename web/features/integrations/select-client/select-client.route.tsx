import { ClientDialog } from '#web/domain/connection/ClientDialog.tsx'
import { selectablePlatform } from '#web/domain/connection/platform.ts'

export const handle = { crumb: 'integrations:choice.crumb', isModal: true }

export const loader = selectablePlatform

export const Component = () => <ClientDialog flow="integrations" />
