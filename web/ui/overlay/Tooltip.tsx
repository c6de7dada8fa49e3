import { Box } from '@chakra-ui/react'
import {
  cloneElement,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { noteClosed, openDelay } from './tooltip-delay.ts'

interface TriggerProps {
  'aria-describedby'?: string
  'aria-label'?: string
}

interface TooltipProps {
  content: ReactNode
  /** One focusable element. */
  children: ReactElement<TriggerProps>
  placement?: 'top' | 'bottom' | 'right'
  /** Set when the tooltip only repeats the trigger's name, so that it is not read twice. */
  isName?: boolean
}

interface Position {
  left: number
  top: number
  transform: string
}

const GAP = 6
const EDGE = 8

function positionAt(box: DOMRect, placement: 'top' | 'bottom' | 'right'): Position {
  if (placement === 'right') {
    return { left: box.right + GAP, top: box.top + box.height / 2, transform: 'translateY(-50%)' }
  }
  const middle = Math.min(Math.max(box.left + box.width / 2, EDGE), window.innerWidth - EDGE)
  const isAbove = placement === 'top' && box.top > 56
  return isAbove
    ? { left: middle, top: box.top - GAP, transform: 'translate(-50%, -100%)' }
    : { left: middle, top: box.bottom + GAP, transform: 'translate(-50%, 0)' }
}

/** Opens on hover after a delay and on keyboard focus at once; stays while pointed at; Escape closes it. */
export function Tooltip({ content, children, placement = 'top', isName = false }: TooltipProps) {
  const id = useId()
  const wrapper = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [position, setPosition] = useState<Position>()
  const isOpen = position !== undefined

  const open = useCallback(() => {
    const box = wrapper.current?.firstElementChild?.getBoundingClientRect()
    if (box) setPosition(positionAt(box, placement))
  }, [placement])

  const schedule = (delay: number, action: () => void) => {
    clearTimeout(timer.current)
    if (delay === 0) action()
    else timer.current = setTimeout(action, delay)
  }
  const close = useCallback(() => {
    clearTimeout(timer.current)
    setPosition((before) => {
      if (before) noteClosed(performance.now())
      return undefined
    })
  }, [])

  useEffect(() => () => clearTimeout(timer.current), [])
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
  // Leaving waits a moment, so that the pointer can travel onto the tooltip.
  const leave = () => schedule(100, close)

  return (
    <>
      <span
        ref={wrapper}
        style={{ display: 'contents' }}
        onPointerEnter={(event) => {
          if (event.pointerType !== 'touch') schedule(openDelay(performance.now()), open)
        }}
        onPointerLeave={leave}
        onPointerDown={close}
        onFocus={onFocus}
        onBlur={close}
      >
        {cloneElement(children, isOpen && !isName ? { 'aria-describedby': id } : {})}
      </span>
      {position
        ? createPortal(
            <Box
              id={id}
              role="tooltip"
              position="fixed"
              style={position}
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
              onPointerLeave={leave}
            >
              {content}
            </Box>,
            document.body,
          )
        : null}
    </>
  )
}
