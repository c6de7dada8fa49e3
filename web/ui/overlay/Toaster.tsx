import { Box, Button, Flex, Icon, Text } from '@chakra-ui/react'
import { CircleCheck, CircleX, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isShortcut } from '#web/lib/shortcuts.ts'
import { toastTimers } from '#web/lib/toast-timers.ts'
import { useRegionFocus } from '#web/ui/focus/use-region-focus.ts'
import { useSwipe } from './swipe.ts'
import { MAX_VISIBLE, type Toast, toaster, useToasts } from './toaster.ts'

/** Names the viewport, so that an open dialog can count it as a part of itself. */
export const TOAST_REGION_ID = 'toasts'

/** One toast; also the form in which the error layer shows its own. */
export function ToastCard({ toast, onClose }: { toast: Omit<Toast, 'id'>; onClose: () => void }) {
  const { t } = useTranslation('common')
  const { offset, ...swipe } = useSwipe(onClose)
  const { title, description, tone = 'neutral', action } = toast
  // A card that goes while it is pointed at never says that the pointer has left.
  useEffect(
    () => () => {
      if (!document.activeElement?.closest(`#${TOAST_REGION_ID}`)) toastTimers.release()
    },
    [],
  )
  return (
    <Flex
      role={tone === 'bad' ? 'alert' : 'status'}
      // Said although the role implies it: a dialog that opens hides what does not say it from assistive technology.
      aria-live={tone === 'bad' ? 'assertive' : 'polite'}
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

const isToastShortcut = (event: KeyboardEvent) => isShortcut('notifications', event)

/** The one viewport of all toasts. F8 moves the focus to it; `children` are toasts of the error layer. */
export function Toaster({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('common')
  const toasts = useToasts()
  const region = useRef<HTMLElement>(null)
  useRegionFocus(region, { isShortcut: isToastShortcut, onEnter: toastTimers.hold, onLeave: toastTimers.release })

  return (
    <Box
      as="section"
      ref={region}
      id={TOAST_REGION_ID}
      // Said although a named section is one: the focus trap of a dialog looks for the attribute.
      role="region"
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
      onPointerMove={toastTimers.hold}
      onPointerLeave={toastTimers.release}
    >
      {children}
      {toasts.slice(0, MAX_VISIBLE).map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={() => toaster.dismiss(toast.id)} />
      ))}
    </Box>
  )
}
