import type { DesignFocus } from '@adwright/sdk/types'
import { Box, chakra, Text } from '@chakra-ui/react'
import { type KeyboardEvent, type MouseEvent, type Ref, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#web/ui/use-format.ts'

const CENTER = { x: 0.5, y: 0.5 }
const STEP = 0.05
const LARGE_STEP = 0.2

const within = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 100) / 100

const MOVES: Partial<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface FocusPointProps {
  src: string
  /** Undefined for the center. */
  value: DesignFocus | undefined
  onChange: (focus: DesignFocus) => void
  /** The element that takes the focus of the form. */
  focusRef?: Ref<HTMLSpanElement>
}

/** The point of the product image that every format keeps in sight: set by a click, or moved with the arrow keys. */
export function FocusPoint({ src, value, onChange, focusRef }: FocusPointProps) {
  const { t } = useTranslation('designer')
  const format = useFormat()
  const id = useId()
  const { x, y } = value ?? CENTER

  function onClick({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    if (width > 0 && height > 0) onChange({ x: within((clientX - left) / width), y: within((clientY - top) / height) })
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = event.key === 'Home' ? undefined : MOVES[event.key]
    if (event.key !== 'Home' && !move) return
    event.preventDefault()
    const step = event.shiftKey ? LARGE_STEP : STEP
    onChange(move ? { x: within(x + move[0] * step), y: within(y + move[1] * step) } : CENTER)
  }

  return (
    <Box>
      <Text id={`${id}-label`} fontWeight="medium" textStyle="sm" mb="1.5">
        {t('focus.label')}
      </Text>
      {/* The marker inside of it has the keys; a click anywhere on the image is the same with a pointer. */}
      <chakra.div position="relative" display="inline-block" cursor="crosshair" maxWidth="100%" onClick={onClick}>
        <chakra.img src={src} alt="" display="block" maxWidth="100%" maxHeight="14rem" borderRadius="l2" />
        <chakra.span
          ref={focusRef}
          role="slider"
          tabIndex={0}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-help`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(x * 100)}
          aria-valuetext={t('focus.value', { x: format.rate(x, 0), y: format.rate(y, 0) })}
          onKeyDown={onKeyDown}
          position="absolute"
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
          transform="translate(-50%, -50%)"
          width="28px"
          height="28px"
          borderRadius="full"
          borderWidth="3px"
          borderColor="white"
          boxShadow="0 0 0 2px black"
          bg="accent.solid"
        />
      </chakra.div>
      <Text id={`${id}-help`} textStyle="sm" color="fg.muted">
        {t('focus.help')}
      </Text>
    </Box>
  )
}
