import type { CodeDelivery, User } from '@adwright/sdk/types'
import { Navigate, useNavigate } from 'react-router-dom'
import { useCacheUser } from '#web/features/settings/use-cache-user.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { CodeDialog } from './CodeDialog.tsx'
import type { codeSchema } from './code-schema.ts'
import { useVerifyOutlet } from './pending-code.ts'

interface VerifyContactProps {
  title: string
  submit: string
  /** The new address or number, from the URL. */
  target: string
  /** No code is sent to an invalid address or number. */
  isPossible: boolean
  /** Where the code was sent. */
  description: string
  schema: ReturnType<typeof codeSchema>
  closeTo: string
  /** The text after success. */
  saved: { title: string; description?: string }
  onResend: () => Promise<CodeDelivery>
  onConfirm: (code: string) => Promise<User>
}

/** The step in which the code of a new address or number is entered. */
export function VerifyContact(props: VerifyContactProps) {
  const { title, submit, saved, target, isPossible, description, schema, closeTo, onResend, onConfirm } = props
  const navigate = useNavigate()
  const cacheUser = useCacheUser()
  const { pending, onDone } = useVerifyOutlet()

  async function confirm(code: string) {
    cacheUser(await onConfirm(code))
    onDone()
    toaster.show({ tone: 'good', ...saved })
    await navigate(closeTo, { replace: true })
  }

  if (!isPossible) return <Navigate to={closeTo} replace />
  return (
    <CodeDialog
      title={title}
      description={description}
      submit={submit}
      schema={schema}
      closeTo={closeTo}
      resendFrom={pending?.target === target ? pending.resendFrom : 0}
      onResend={onResend}
      onSubmit={confirm}
    />
  )
}
