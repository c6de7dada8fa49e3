import { Box, Button, Flex, Icon, Text } from '@chakra-ui/react'
import { CircleCheck, CircleX, X } from 'lucide-react'
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isShortcut } from '#web/lib/shortcuts.ts'
import { useSwipe } from './swipe.ts'
import { MAX_VISIBLE, type Toast, toaster, useToasts } from './toaster.ts'

/** One toast; also the form in which the error layer shows its own. */
export function ToastCard({ toast, onClose }: { toast: Omit<Toast, 'id'>; onClose: () => void }) {
  const { t } = useTranslation('common')
  const { offset, ...swipe } = useSwipe(onClose)
  const { title, description, tone = 'neutral', action } = toast
  return (
    <Flex
      role={tone === 'bad' ? 'alert' : 'status'}
      layerStyle="floating"
      width="100%"
      p="3"
      gap="2.5"
      align="flex-start"
      pointerEvents="auto"
      animation="slide-from-bottom 150ms, fade-in 150ms"
      style={{ transform: offset ? `translateX(${offset}px)` : undefined, touchAction: 'pan-y' }}
      {...swipe}
    >
      {tone === 'neutral' ? null : (
        <Icon
          as={tone === 'good' ? CircleCheck : CircleX}
          color={`${tone}.solid`}
          boxSize="4"
          mt="0.5"
          aria-hidden="true"
        />
      )}
      <Box flex="1" minWidth="0">
        <Text fontWeight="medium">{title}</Text>
        {description ? (
          <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
            {description}
          </Text>
        ) : null}
      </Box>
      {action ? (
        <Button
          variant="outline"
          size="xs"
          onClick={() => {
            action.onAct()
            onClose()
          }}
        >
          {action.label}
        </Button>
      ) : null}
      <Button variant="ghost" size="xs" px="0" aria-label={t('ui.close')} onClick={onClose}>
        <X aria-hidden="true" />
      </Button>
    </Flex>
  )
}

/**
 * The keys go back to where they came from when the toast they are in goes, or with Escape. What goes takes no leave of its
 * focus, so that this is seen afterwards.
 */
function useFocusReturn(region: RefObject<HTMLElement | null>) {
  const cameFrom = useRef<Element>(null)
  const isInside = useRef(false)

  const goBack = () => {
    const from = cameFrom.current
    const next = from?.isConnected === false ? document.querySelector('#content h1') : from
    // Pointer users keep their scroll position.
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  }
  useEffect(() => {
    if (!isInside.current || region.current?.contains(document.activeElement)) return
    isInside.current = false
    toaster.release()
    if (document.activeElement === document.body) goBack()
  })
  return {
    goBack,
    onFocus: (event: FocusEvent) => {
      if (!isInside.current) cameFrom.current = event.relatedTarget
      isInside.current = true
      toaster.hold()
    },
    onBlur: (event: FocusEvent) => {
      if (event.currentTarget.contains(event.relatedTarget)) return
      isInside.current = false
      toaster.release()
    },
  }
}

/** The one viewport of all toasts. F8 moves the focus to it; `children` are toasts of the error layer. */
export function Toaster({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('common')
  const toasts = useToasts()
  const region = useRef<HTMLElement>(null)
  const { goBack, ...focus } = useFocusReturn(region)

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isShortcut('notifications', event)) region.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  return (
    <Box
      as="section"
      ref={region}
      tabIndex={-1}
      aria-label={t('ui.toasts.region')}
      position="fixed"
      bottom="4"
      insetEnd="4"
      width="356px"
      maxWidth="calc(100vw - 2rem)"
      display="flex"
      flexDirection="column"
      gap="14px"
      zIndex="toast"
      pointerEvents="none"
      onPointerEnter={toaster.hold}
      onPointerLeave={toaster.release}
      onKeyDown={(event) => {
        if (event.key === 'Escape') goBack()
      }}
      {...focus}
    >
      {children}
      {toasts.slice(0, MAX_VISIBLE).map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => toaster.dismiss(toast.id)} />
      ))}
    </Box>
  )
}
