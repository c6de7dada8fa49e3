import { useGetFindingQuery } from '@adwright/sdk/react-query'
import { Box, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useParams } from 'react-router-dom'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { ResourceError } from '#web/ui/feedback/ResourceError.tsx'
import { TextSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { returnPlaceOf, returnTarget } from '#web/ui/focus/return-target.ts'
import { IconButton } from '#web/ui/overlay/IconButton.tsx'
import { useObjectTitle } from '#web/ui/page/object-title.ts'
import { FindingDetail } from './FindingDetail.tsx'

export const handle = { crumb: 'analyses:finding.crumb', isModal: true }

/** One finding beside the inbox, on small screens in its place; it takes the focus, and gives it back to the row. Escape closes it. */
function FindingPane({ findingId }: { findingId: string }) {
  const { t } = useTranslation('analyses')
  const navigate = useNavigate()
  const { search } = useLocation()
  const accountId = useAccount().id
  const { data, error, refetch } = useGetFindingQuery({ path: { accountId, findingId } })
  const pane = useRef<HTMLElement>(null)
  // The page is the inbox; the pane has the title of the finding.
  useObjectTitle(data?.title, { isHeading: false })
  const close = () => void navigate({ pathname: paths.findings(), search }, { preventScrollReset: true })
  useLayoutEffect(() => {
    const own = pane.current
    const before = document.activeElement && returnPlaceOf(document.activeElement)
    // Before the pane is removed, so that the focus never falls back to `body`; another row that was opened keeps it.
    return () => {
      if (own?.contains(document.activeElement)) returnTarget(before)?.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    pane.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Box
      as="section"
      ref={pane}
      tabIndex={-1}
      aria-label={data?.title ?? t('finding.crumb')}
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
        if (event.key === 'Escape' && !event.defaultPrevented) close()
      }}
    >
      <Flex justify="flex-end" mb="1">
        <IconButton label={t('finding.close')} icon={X} onClick={close} />
      </Flex>
      {data ? (
        <FindingDetail finding={data} />
      ) : error ? (
        <ResourceError
          error={error}
          onRetry={() => void refetch()}
          title={t('finding.missing')}
          back={{ to: paths.findings(), label: t('findings.title') }}
        >
          {t('finding.missingText')}
        </ResourceError>
      ) : (
        <Loading>
          <TextSkeleton lines={6} />
        </Loading>
      )}
    </Box>
  )
}

export function Component() {
  const { findingId = '' } = useParams()
  return <FindingPane key={findingId} findingId={findingId} />
}
