import { getDesignOptions, getFileOptions, listDesignsOptions, listDesignTypesOptions } from '@adwright/sdk/react-query'
import { DesignStatus } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { variantForAll } from '#web/domain/designs/fitting-variant.ts'
import { isUnderWay, POLL_MS } from '#web/domain/designs/under-way.ts'
import { problemText } from '#web/lib/problem.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { toaster } from '#web/ui/overlay/toaster.ts'
import type { Draft } from './draft.ts'

interface DesignOfferProps {
  postId: string
  draft: Draft
  change: (values: Partial<Draft>) => void
  onUsed: () => void
}

/** The newest design made for a post: that it is being drawn, then its picture for the networks of the post. */
export function DesignOffer({ postId, draft, change, onUsed }: DesignOfferProps) {
  const { t } = useTranslation('social-calendar')
  const { id: accountId } = useAccount()
  const queries = useQueryClient()
  const { data } = useQuery({
    ...listDesignsOptions({ path: { accountId }, query: { postIds: [postId], pageSize: 10 } }),
    refetchInterval: ({ state }) => (state.data?.items.some(isUnderWay) ? POLL_MS : false),
    // The design is made in another tab.
    refetchOnWindowFocus: 'always',
    meta: { errors: 'toast' },
  })
  const [newest] = data?.items ?? []
  const isReady = newest?.status === DesignStatus.Ready
  const design = useQuery({
    ...getDesignOptions({ path: { accountId, automatedDesignerId: newest?.id ?? '' } }),
    enabled: isReady,
    // Read before, it may lack the pictures.
    staleTime: 0,
    meta: { errors: 'toast' },
  })
  const types = useQuery({
    ...listDesignTypesOptions({ path: { accountId } }),
    enabled: isReady,
    meta: { errors: 'toast' },
  })
  if (!newest) return null

  const link = (
    <Button asChild size="sm" variant="ghost">
      <Link to={paths.design(newest.id)}>{t('media.openDesign')}</Link>
    </Button>
  )
  if (!isReady)
    return (
      <Flex gap="2" align="center" wrap="wrap">
        <Text role="status" textStyle="sm">
          {t(isUnderWay(newest) ? 'media.drawing' : 'media.drawFailed')}
        </Text>
        {link}
      </Flex>
    )
  if (!design.data || design.data.status !== DesignStatus.Ready || !types.data) return null
  const { variants } = design.data
  if (variants.some(({ fileId }) => draft.media.some(({ id }) => id === fileId))) return null
  const networks = draft.channels.map(({ network }) => network)
  const fileId = variantForAll(variants, { networks, postType: draft.postType }, types.data)?.fileId

  async function use(pictureId: string) {
    try {
      const file = await queries.fetchQuery(getFileOptions({ path: { accountId, fileId: pictureId } }))
      change({ media: [...draft.media, file] })
      onUsed()
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('media.useFailed'), description: problemText(error) })
    }
  }

  return (
    <Flex gap="2" align="center" wrap="wrap">
      <Text role="status" textStyle="sm">
        {t(fileId ? 'media.ready' : 'media.noFit')}
      </Text>
      {fileId ? (
        <Button size="sm" variant="outline" onClick={() => void use(fileId)}>
          {t('media.use')}
        </Button>
      ) : null}
      {link}
    </Flex>
  )
}
