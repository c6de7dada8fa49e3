import { Box } from '@chakra-ui/react'
import {
  cloneElement,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { openDelay, registerTooltip } from './tooltip-delay.ts'
import { type Placement, tooltipPosition } from './tooltip-position.ts'

interface TriggerProps {
  'aria-describedby'?: string
  'aria-label'?: string
}

interface TooltipProps {
  /** The text of the tooltip; without content it never opens. */
  content: ReactNode
  /** The trigger, a single focusable element. */
  children: ReactElement<TriggerProps>
  placement?: Placement
  /** True if the tooltip only repeats the trigger's name, which then is not read twice. */
  isName?: boolean
}

/** Opens on hover after a delay and on keyboard focus immediately; stays open while hovered; Escape closes it. */
export function Tooltip({ content, children, placement = 'top', isName = false }: TooltipProps) {
  const id = useId()
  const wrapper = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tooltip = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const isShown = isOpen && Boolean(content)

  const open = () => setOpen(true)

  const schedule = (delay: number, action: () => void) => {
    clearTimeout(timer.current)
    if (delay === 0) action()
    else timer.current = setTimeout(action, delay)
  }
  const close = useCallback(() => {
    clearTimeout(timer.current)
    setOpen(false)
  }, [])

  useEffect(() => () => clearTimeout(timer.current), [])
  useLayoutEffect(() => {
    if (!isShown) return undefined
    const onClosed = registerTooltip(close)
    return () => onClosed(performance.now())
  }, [isShown, close])
  useLayoutEffect(() => {
    const trigger = wrapper.current?.firstElementChild
    if (!isShown || !tooltip.current || !trigger) return
    const { offsetWidth: width, offsetHeight: height } = tooltip.current
    const page = { width: document.documentElement.clientWidth, height: window.innerHeight }
    const { left, top } = tooltipPosition(trigger.getBoundingClientRect(), { width, height }, page, placement)
    tooltip.current.style.left = `${left}px`
    tooltip.current.style.top = `${top}px`
  }, [isShown, placement])
  useEffect(() => {
    if (!isOpen) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    document.addEventListener('keydown', onKey, true)
    window.addEventListener('scroll', close, true)
    return () => {
      document.removeEventListener('keydown', onKey, true)
      window.removeEventListener('scroll', close, true)
    }
  }, [isOpen, close])

  const onFocus = (event: FocusEvent) => {
    if (event.target.matches(':focus-visible')) open()
  }
  // Closes after a delay, so that the pointer can move onto the tooltip.
  const closeLater = () => schedule(100, close)

  return (
    <>
      <span
        ref={wrapper}
        style={{ display: 'contents' }}
        onPointerEnter={(event) => {
          if (event.pointerType !== 'touch') schedule(openDelay(performance.now()), open)
        }}
        onPointerLeave={closeLater}
        onPointerDown={close}
        onFocus={onFocus}
        onBlur={close}
      >
        {cloneElement(children, isShown && !isName ? { 'aria-describedby': id } : {})}
      </span>
      {isShown
        ? createPortal(
            <Box
              ref={tooltip}
              id={id}
              role="tooltip"
              position="fixed"
              zIndex="tooltip"
              bg="bg.inverted"
              color="fg.inverted"
              textStyle="sm"
              px="2"
              py="1"
              borderRadius="l2"
              boxShadow="md"
              maxWidth="xs"
              width="max-content"
              animation="fade-in 120ms"
              onPointerEnter={() => clearTimeout(timer.current)}
              onPointerLeave={closeLater}
            >
              {content}
            </Box>,
            document.body,
          )
        : null}
    </>
  )
}
