import { Box, Button, Flex, Icon, Text } from '@chakra-ui/react'
import { CircleCheck, CircleX, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isShortcut } from '#web/lib/shortcuts.ts'
import { toastTimers } from '#web/lib/toast-timers.ts'
import { useRegionFocus } from '#web/ui/focus/use-region-focus.ts'
import { BOTTOM_BAR_HEIGHT } from '#web/ui/page/BottomBar.tsx'
import { useSwipe } from './swipe.ts'
import { MAX_VISIBLE, type Toast, toaster, useToasts } from './toaster.ts'
import { useUndoKey } from './undo.ts'

/** The id of the viewport, with which an open dialog declares it as part of itself. */
export const TOAST_REGION_ID = 'toasts'

/** The card of a toast, in both layers. */
export function ToastCard({ toast, onClose }: { toast: Omit<Toast, 'id'>; onClose: () => void }) {
  const { t } = useTranslation('common')
  const { offset, ...swipe } = useSwipe(onClose)
  const { title, description, tone = 'neutral', action } = toast
  // A card that is removed under the pointer fires no pointerleave, so the timers are released on unmount.
  useEffect(
    () => () => {
      if (!document.activeElement?.closest(`#${TOAST_REGION_ID}`)) toastTimers.release()
    },
    [],
  )
  return (
    <Flex
      role={tone === 'bad' ? 'alert' : 'status'}
      // The role implies it, but a dialog that opens hides elements without this attribute from assistive technology.
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

const isNotificationShortcut = (event: KeyboardEvent) => isShortcut('notifications', event)

/** The viewport of all toasts. F8 moves the focus to it; `children` are toasts of the error layer. */
export function Toaster({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('common')
  const toasts = useToasts()
  const region = useRef<HTMLElement>(null)
  useUndoKey()
  useRegionFocus(region, {
    isShortcut: isNotificationShortcut,
    onEnter: toastTimers.hold,
    onLeave: toastTimers.release,
  })

  return (
    <Box
      as="section"
      ref={region}
      id={TOAST_REGION_ID}
      // A named section implies the role, but the focus trap of a dialog looks for the attribute.
      role="region"
      tabIndex={-1}
      aria-label={t('ui.toasts.region')}
      position="fixed"
      bottom={`calc(1rem + var(${BOTTOM_BAR_HEIGHT}, 0px))`}
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
