import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { useModal } from '#web/lib/modal-stack.ts'
import { PopoverSurface } from './PopoverSurface.tsx'
import { type PopoverTrigger, usePopover } from './use-popover.ts'

interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement<PopoverTrigger>
  /** The accessible name of its content. */
  label: string
  /** Made when it opens; `close` gives the focus back to the trigger. */
  children: (close: () => void) => ReactNode
  width: string
  maxHeight?: string
}

/** Controls behind a button. The first field takes the focus; Tab out of it, Escape and a click outside close it. */
export function Popover({ trigger, label, children, width, maxHeight = '100dvh' }: PopoverProps) {
  const popover = usePopover('dialog', 'bottom-start', (panel) => panel.querySelector('input, button, select'))
  useModal(label, popover.isOpen)
  return (
    <>
      {cloneElement(trigger, popover.trigger)}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only watches the focus leave */}
      <div
        {...popover.panel}
        // Only while it is open: a closed one is no dialog.
        role={popover.isOpen ? 'dialog' : undefined}
        aria-label={popover.isOpen ? label : undefined}
        onBlur={(event) => {
          const next = event.relatedTarget
          if (next instanceof Node && !event.currentTarget.contains(next)) popover.close()
        }}
      >
        {popover.isOpen ? (
          <PopoverSurface
            display="flex"
            flexDirection="column"
            width={width}
            maxHeight={`min(${maxHeight}, calc(100dvh - 1rem))`}
          >
            {children(popover.close)}
          </PopoverSurface>
        ) : null}
      </div>
    </>
  )
}
