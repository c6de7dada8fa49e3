import { getDesignOptions, listDesignTypesOptions } from '@adwright/sdk/react-query'
import { DesignStatus } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useParams } from 'react-router-dom'
import { isUnderWay, POLL_MS } from '#web/domain/designs/under-way.ts'
import { TONES } from '#web/features/designer/status.ts'
import { paths, patterns } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ResourceError } from '#web/ui/feedback/ResourceError.tsx'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { TableSkeleton } from '#web/ui/feedback/skeletons.tsx'
import { EMPTY_LINE } from '#web/ui/page/empty-line.ts'
import { Page } from '#web/ui/page/Page.tsx'
import { useIsNarrow } from '#web/ui/use-media.ts'
import { DesignActions } from './DesignActions.tsx'
import { FormatSection } from './FormatSection.tsx'
import { FormatStrip } from './FormatStrip.tsx'
import { PostOfDesign } from './PostOfDesign.tsx'

export const handle = {
  crumb: 'designer:detail.crumb',
  ancestors: [{ crumb: 'designer:title', to: patterns.designer }],
}

/** A design: every format in every layout, with checks. Each format appears as soon as it is drawn. */
export function Component() {
  const { t } = useTranslation('designer')
  const { id: accountId } = useAccount()
  const { designId = '' } = useParams()
  const mayManage = useCan('manageDesigns')
  const reason = mayManage ? undefined : t('reason.viewer')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const types = useQuery(listDesignTypesOptions({ path: { accountId } }))
  const { data, error, refetch } = useQuery({
    ...getDesignOptions({ path: { accountId, automatedDesignerId: designId } }),
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : false),
    meta: { errors: 'inline' },
  })

  const isNarrow = useIsNarrow()
  const [formatId, setFormatId] = useState<number>()
  const formats = data?.designTypeIds ?? []
  const firstId = formats.find((id) => id === formatId) ?? formats[0]
  // On phones one format is shown, large, and a strip has the others.
  const shownIds = isNarrow ? formats.filter((id) => id === firstId) : formats

  function choose(variantId: string, isChosen: boolean) {
    const next = new Set(chosen)
    if (isChosen) next.add(variantId)
    else next.delete(variantId)
    setChosen(next)
  }

  if (error && !data)
    return (
      <Page title={t('detail.crumb')}>
        <ResourceError
          error={error}
          onRetry={() => void refetch()}
          title={t('detail.missing')}
          back={{ to: paths.designer(), label: t('detail.all') }}
        >
          {t('detail.missingText')}
        </ResourceError>
      </Page>
    )
  return (
    <Page
      title={data?.name ?? t('detail.crumb')}
      lead={data ? (data.headline ?? data.brief) : EMPTY_LINE}
      wide
      actions={data ? <DesignActions design={data} types={types.data ?? []} chosen={chosen} reason={reason} /> : null}
    >
      {data ? (
        <Flex direction="column" gap="6">
          <Flex gap="2" align="center" wrap="wrap" role="status">
            <StatusBadge tone={TONES[data.status]}>{t(`status.${data.status}`)}</StatusBadge>
            {data.isTest ? <StatusBadge>{t('list.test')}</StatusBadge> : null}
            <Text textStyle="sm" color="fg.muted">
              {isUnderWay(data) ? t('detail.underWay') : t('detail.score')}
            </Text>
          </Flex>
          {data.postId ? <PostOfDesign postId={data.postId} /> : null}
          {data.status === DesignStatus.Failed && data.failureReason ? (
            <Notice
              tone="bad"
              title={t('detail.failed')}
              action={
                mayManage ? (
                  <Button asChild size="sm" variant="outline">
                    {data.failedFileId ? (
                      <Link to={paths.editDesign(data.id, { replace: 'image' })}>{t('detail.replace')}</Link>
                    ) : (
                      <Link to={paths.editDesign(data.id)}>{t('edit.button')}</Link>
                    )}
                  </Button>
                ) : undefined
              }
            >
              {`${data.failureReason} ${data.isTest ? '' : t('detail.creditBack')}`}
            </Notice>
          ) : null}
          {isNarrow && data.designTypeIds.length > 1 && firstId !== undefined ? (
            <FormatStrip design={data} types={types.data ?? []} chosenId={firstId} onChoose={setFormatId} />
          ) : null}
          {data.status === DesignStatus.Failed && data.variants.length === 0
            ? null
            : shownIds.map((id) => (
                <FormatSection
                  key={id}
                  design={data}
                  designTypeId={id}
                  type={types.data?.find((type) => type.id === id)}
                  chosen={chosen}
                  onChoose={choose}
                  mayManage={mayManage}
                />
              ))}
          <Outlet />
        </Flex>
      ) : (
        <Loading>
          <TableSkeleton rows={6} columns={3} />
        </Loading>
      )}
    </Page>
  )
}
