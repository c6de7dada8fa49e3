import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { useModal } from '#web/lib/modal-stack.ts'
import { PopoverSurface } from './PopoverSurface.tsx'
import { type PopoverTrigger, usePopover } from './use-popover.ts'

interface PopoverProps {
  /** The button that opens the popover. */
  trigger: ReactElement<PopoverTrigger>
  /** The accessible name of its content. */
  label: string
  /** Renders the content when the popover opens; `close` returns the focus to the trigger. */
  children: (close: () => void) => ReactNode
  width: string
  maxHeight?: string
}

/** A button that opens a panel of controls. The first field takes the focus; Tab past the end, Escape and a click outside close it. */
export function Popover({ trigger, label, children, width, maxHeight = '100dvh' }: PopoverProps) {
  const popover = usePopover('dialog', 'bottom-start', (panel) => panel.querySelector('input, button, select'))
  useModal(label, popover.isOpen)
  return (
    <>
      {cloneElement(trigger, popover.trigger)}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only observes that the focus leaves */}
      <div
        {...popover.panel}
        // A closed popover has no role, because an empty dialog is invalid.
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
