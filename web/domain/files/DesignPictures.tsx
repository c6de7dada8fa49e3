import { getDesignOptions, getFileOptions, listDesignsOptions, listDesignTypesOptions } from '@adwright/sdk/react-query'
import { DesignStatus, type FileItem } from '@adwright/sdk/types'
import { chakra, Flex } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasFailed } from '#web/domain/designs/fitting-variant.ts'
import { useAccount } from '#web/session/current.ts'
import { EmptyState } from '#web/ui/feedback/EmptyState.tsx'
import { SectionError } from '#web/ui/feedback/SectionError.tsx'
import { Select } from '#web/ui/form/inputs.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'
import { MediaGrid } from './MediaGrid.tsx'
import { MediaTile } from './MediaTile.tsx'

const FINISHED = { statuses: [DesignStatus.Ready], pageSize: 100 as const }

interface DesignPicturesProps {
  chosen: readonly FileItem[]
  isFull: boolean
  onChange: (files: FileItem[]) => void
}

/** The pictures of a finished design. Those with failed checks stay out of posts. */
export function DesignPictures({ chosen, isFull, onChange }: DesignPicturesProps) {
  const { t } = useTranslation('common')
  const id = useId()
  const queries = useQueryClient()
  const { id: accountId } = useAccount()
  const [picked, setPicked] = useState<string>()
  const designs = useQuery(listDesignsOptions({ path: { accountId }, query: FINISHED }))
  const designId = picked ?? designs.data?.items[0]?.id
  const design = useQuery({
    ...getDesignOptions({ path: { accountId, automatedDesignerId: designId ?? '' } }),
    enabled: designId !== undefined,
  })
  const types = useQuery(listDesignTypesOptions({ path: { accountId } }))
  const failed = [designs, design].find(({ error }) => error)

  async function toggle(fileId: string) {
    if (chosen.some((file) => file.id === fileId)) return onChange(chosen.filter((file) => file.id !== fileId))
    try {
      onChange([...chosen, await queries.fetchQuery(getFileOptions({ path: { accountId, fileId } }))])
    } catch {
      toaster.show({ tone: 'bad', title: t('ui.media.error') })
    }
  }

  if (failed)
    return (
      <SectionError title={t('ui.media.designsError')} error={failed.error} onRetry={() => void failed.refetch()} />
    )
  if (designs.data?.items.length === 0) return <EmptyState headingLevel="h3" title={t('ui.media.noDesigns')} />
  return (
    <Flex direction="column" gap="3">
      <Flex direction="column" gap="1.5">
        <chakra.label htmlFor={id} textStyle="label">
          {t('ui.media.design')}
        </chakra.label>
        <Select id={id} value={designId ?? ''} onChange={({ target }) => setPicked(target.value)}>
          {(designs.data?.items ?? []).map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </Select>
      </Flex>
      <MediaGrid isLoading={design.isPending}>
        {(design.data?.variants ?? []).map((variant) => {
          const { fileId, width, height, previewUrl, designTypeId } = variant
          if (fileId === null) return null
          const isChosen = chosen.some((file) => file.id === fileId)
          const isWrong = hasFailed(variant)
          return (
            <MediaTile
              key={variant.id}
              src={previewUrl}
              name={types.data?.find((type) => type.id === designTypeId)?.label ?? ''}
              note={isWrong ? t('ui.media.checksFailed') : `${width} × ${height}`}
              isChosen={isChosen}
              isDisabled={!isChosen && (isFull || isWrong)}
              onToggle={() => void toggle(fileId)}
            />
          )
        })}
      </MediaGrid>
    </Flex>
  )
}
