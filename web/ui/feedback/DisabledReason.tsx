import { chakra } from '@chakra-ui/react'
import { cloneElement, type MouseEvent, type ReactElement, useId } from 'react'
import { Tooltip } from '#web/ui/overlay/Tooltip.tsx'

interface ControlProps {
  'aria-disabled'?: boolean
  'aria-describedby'?: string
  disabled?: boolean
  onClick?: (event: MouseEvent<HTMLElement>) => void
  onChange?: (...change: never[]) => void
  type?: string
}

interface DisabledReasonProps {
  /** The reason why the control is disabled and whom to ask; undefined enables it. */
  reason: string | undefined
  children: ReactElement<ControlProps>
}

const stop = (event: MouseEvent<HTMLElement>) => {
  event.preventDefault()
  event.stopPropagation()
}

/** A checkbox fires its change event even if the click was prevented. */
const ignore = () => undefined

/** Disables a button, link or checkbox; it stays focusable and has the reason as its description. */
export function DisabledReason({ reason, children }: DisabledReasonProps) {
  const id = useId()
  const { onChange } = children.props
  const stopped = { 'aria-disabled': true, disabled: false, onClick: stop, ...(onChange ? { onChange: ignore } : {}) }
  // The element structure is the same with and without a reason, so that the control keeps focus and state when the reason changes.
  return (
    <>
      <Tooltip content={reason} isName>
        {reason ? cloneElement(children, { ...stopped, 'aria-describedby': id }) : children}
      </Tooltip>
      {reason ? (
        <chakra.span srOnly id={id}>
          {reason}
        </chakra.span>
      ) : null}
    </>
  )
}
