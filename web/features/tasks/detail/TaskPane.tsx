import { Box, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { cardLink } from '#web/features/tasks/card-link.ts'
import type { Scope } from '#web/features/tasks/use-task-page.ts'
import { paths } from '#web/paths.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { ResourceError } from '#web/ui/feedback/ResourceError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { returnPlaceOf, returnTarget } from '#web/ui/focus/return-target.ts'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { useObjectTitle } from '#web/ui/page/object-title.ts'
import { TaskDetail } from './TaskDetail.tsx'
import { useTaskApi } from './use-task-api.ts'

/** How a key opened the task: a peek leaves the focus on the card, a comment takes it to the field. */
export interface TaskPaneState {
  isPeek?: boolean
  isCommenting?: boolean
}

/** One task beside the list, on small screens in its place. Escape closes it and returns the focus to its card. */
export function TaskPane({ scope, taskId }: { scope: Scope; taskId: string }) {
  const { t } = useTranslation('tasks')
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const { isPeek = false, isCommenting = false }: TaskPaneState = state ?? {}
  const api = useTaskApi(scope, taskId)
  const pane = useRef<HTMLElement>(null)
  const { data, error, refetch } = api.read
  useObjectTitle(data?.title, { isHeading: false })
  const back = { pathname: paths.tasks(), search }
  const isLoaded = data !== undefined
  useLayoutEffect(() => {
    const before = document.activeElement
    // Before the pane is removed, so that the focus never falls back to `body`; the card may be in another column by now.
    return () => (cardLink(taskId) ?? returnTarget(before && returnPlaceOf(before)))?.focus({ preventScroll: true })
  }, [taskId])
  useEffect(() => {
    if (!isPeek) pane.current?.focus({ preventScroll: true })
  }, [isPeek])
  useEffect(() => {
    if (isLoaded && isCommenting) pane.current?.querySelector<HTMLElement>('textarea[name=text]')?.focus()
  }, [isLoaded, isCommenting])
  return (
    <Box
      as="section"
      ref={pane}
      tabIndex={-1}
      aria-label={data?.title ?? t('detail.crumb')}
      layerStyle="card"
      p="4"
      alignSelf="start"
      minWidth="0"
      position={{ lg: 'sticky' }}
      top={{ lg: '4' }}
      maxHeight={{ lg: 'calc(100dvh - 6rem)' }}
      overflowY={{ lg: 'auto' }}
      outline="none"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !event.defaultPrevented) void navigate(back, { preventScrollReset: true })
      }}
    >
      <Flex justify="flex-end" mb="1">
        <IconButton
          label={t('detail.close')}
          icon={X}
          onClick={() => void navigate(back, { preventScrollReset: true })}
        />
      </Flex>
      {data ? (
        <TaskDetail task={data} scope={scope} api={api} />
      ) : error ? (
        <ResourceError
          error={error}
          onRetry={() => void refetch()}
          title={t('detail.missing')}
          back={{ to: paths.tasks(), label: t('detail.all') }}
        >
          {t('detail.missingText')}
        </ResourceError>
      ) : (
        <Loading>
          <TextSkeleton lines={6} />
        </Loading>
      )}
    </Box>
  )
}
