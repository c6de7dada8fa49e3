import { getBrandKitOptions, listDesignsOptions, listDesignTypesOptions } from '@adwright/sdk/react-query'
import { DesignStatus, type DesignSummary, PlanLimitKind } from '@adwright/sdk/types'
import { Button, Flex, Grid, Skeleton, Text } from '@chakra-ui/react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Palette } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isUnderWay, POLL_MS } from '#web/domain/designs/under-way.ts'
import { PlanLimitNotice } from '#web/domain/plans/PlanLimitNotice.tsx'
import { usePlanLimit } from '#web/domain/plans/use-plan-limit.ts'
import { useDesignActions } from '#web/features/designer/use-design-actions.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { paths } from '#web/paths.ts'
import { useAccount, useCan } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { Loading } from '#web/ui/feedback/Loading.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { FilterChoice } from '#web/ui/filter/FilterChoice.tsx'
import { SearchBox } from '#web/ui/filter/SearchBox.tsx'
import { SegmentSwitch } from '#web/ui/filter/SegmentSwitch.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { CreateLink } from '#web/ui/page/CreateLink.tsx'
import { Page } from '#web/ui/page/Page.tsx'
import { Pager } from '#web/ui/table/Pager.tsx'
import { useFormat } from '#web/ui/use-format.ts'
import { DesignCard } from './DesignCard.tsx'
import { filterNames, useDesignQuery } from './use-design-query.ts'

export const handle = { crumb: 'designer:title' }

const columns = 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))'

export function Component() {
  const { t } = useTranslation('designer')
  const reason = useCan('manageDesigns') ? undefined : t('reason.viewer')
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      wide
      actions={
        <Button asChild variant="outline">
          <Link to={paths.brandKit()}>
            <Palette aria-hidden="true" />
            {t('kit.title')}
          </Link>
        </Button>
      }
      primaryAction={<NewDesignLink reason={reason} />}
    >
      <Flex direction="column" gap="4">
        <PlanLimitNotice kind={PlanLimitKind.Designs} />
        <Designs reason={reason} />
      </Flex>
    </Page>
  )
}

function NewDesignLink({ reason }: { reason: string | undefined }) {
  const { t } = useTranslation('designer')
  return <CreateLink to={paths.newDesign()} label={t('new.button')} reason={reason} />
}

/** How many designs the plan still includes this month. */
function Credits() {
  const { t } = useTranslation('designer')
  const { timeZone } = useAccount()
  const format = useFormat()
  const limit = usePlanLimit(PlanLimitKind.Designs)
  if (!limit) return null
  const { used, allowed, renewsAt } = limit.usage
  const isCounted = allowed !== null && allowed > 0 && renewsAt !== null
  return (
    <Text textStyle="sm" color="fg.muted">
      {isCounted
        ? t('credits', {
            used: format.number(used),
            allowed: format.number(allowed),
            day: format.date(renewsAt, 'medium', timeZone),
          })
        : limit.title}
    </Text>
  )
}

function Designs({ reason }: { reason: string | undefined }) {
  const { t } = useTranslation('designer')
  const { t: word } = useTranslation('common')
  const { id: accountId } = useAccount()
  const list = useDesignQuery()
  const actions = useDesignActions()
  const designs = useQuery({
    ...listDesignsOptions({ path: { accountId }, query: list.query }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? POLL_MS : false),
    meta: { errors: 'inline' },
  })
  const formats = useQuery(listDesignTypesOptions({ path: { accountId } }))
  const { data, error } = designs

  async function restore({ id, name }: DesignSummary) {
    try {
      await actions.restore(id)
      toaster.show({ tone: 'good', title: t('restore.done', { name }) })
      await actions.refresh()
    } catch (failure) {
      toaster.show({ tone: 'bad', title: t('restore.failed'), description: serverMessageOr(failure, t('tryAgain')) })
    }
  }

  if (data?.totalCount === 0 && !list.isFiltered && !list.isDeleted) return <FirstDesign reason={reason} />
  return (
    <>
      <Flex as="search" gap="2" align="center" wrap="wrap" aria-label={word('ui.filter.bar')}>
        <SegmentSwitch
          label={t('view.label')}
          options={(['gallery', 'deleted'] as const).map((value) => ({ value, label: t(`view.${value}`) }))}
          value={list.isDeleted ? 'deleted' : 'gallery'}
          onChange={(next) => list.switchTo({ view: next === 'deleted' ? next : undefined })}
        />
        <SearchBox label={t('filter.search')} value={list.text} onChange={(text) => list.set({ text })} />
        <FilterChoice
          label={t('filter.status')}
          options={Object.values(DesignStatus).map((value) => ({ value: String(value), label: t(`status.${value}`) }))}
          values={list.statuses.map(String)}
          onChange={(statuses) => list.set({ statuses })}
        />
        <FilterChoice
          label={t('filter.format')}
          options={(formats.data ?? []).map(({ id, label }) => ({ value: String(id), label }))}
          values={list.types.map(String)}
          onChange={(types) => list.set({ types })}
        />
        {list.isFiltered ? (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => list.set(Object.fromEntries(filterNames.map((name) => [name, undefined])))}
          >
            {t('filter.clear')}
          </Button>
        ) : null}
        {/* Keeps the place of its text, which comes later than the filters. */}
        <Flex ms={{ md: 'auto' }} minWidth="min(13rem, 100%)" minHeight="5" justify={{ md: 'flex-end' }}>
          <Credits />
        </Flex>
      </Flex>
      {!data && error ? (
        <SectionError title={t('list.error')} error={error} onRetry={() => void designs.refetch()} />
      ) : data === undefined ? (
        <Loading>
          <Grid templateColumns={columns} gap="4">
            {[1, 2, 3, 4].map((place) => (
              <Skeleton key={place} height="18rem" />
            ))}
          </Grid>
        </Loading>
      ) : data.items.length === 0 ? (
        <EmptyState title={list.isDeleted ? t('deleted.none') : t('filter.none')} drawing="list">
          {list.isDeleted ? t('deleted.text') : t('filter.noneText')}
        </EmptyState>
      ) : (
        <>
          <Grid as="ul" aria-label={t('title')} templateColumns={columns} gap="4" listStyleType="none">
            {data.items.map((design) => (
              <DesignCard
                key={design.id}
                design={design}
                reason={reason}
                onRestore={list.isDeleted ? () => void restore(design) : undefined}
              />
            ))}
          </Grid>
          <Pager
            paging={{ ...list.paging, totalCount: data.totalCount }}
            onPageChange={list.onPageChange}
            onPageSizeChange={list.onPageSizeChange}
          />
        </>
      )}
    </>
  )
}

/** The first time: the brand kit comes before the first design. */
function FirstDesign({ reason }: { reason: string | undefined }) {
  const { t } = useTranslation('designer')
  const { id: accountId } = useAccount()
  const kit = useQuery(getBrandKitOptions({ path: { accountId } }))
  const needsKit = kit.data?.isDefault === true && reason === undefined
  return (
    <EmptyState
      title={t('empty.title')}
      action={
        needsKit ? (
          <>
            <Button asChild>
              <Link to={paths.brandKit()}>{t('empty.kit')}</Link>
            </Button>
            <Button asChild variant="outline">
              <Link to={paths.newDesign()}>{t('new.button')}</Link>
            </Button>
          </>
        ) : (
          <NewDesignLink reason={reason} />
        )
      }
    >
      {t('empty.text')}
    </EmptyState>
  )
}
