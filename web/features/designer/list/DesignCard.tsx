import { DesignStatus, type DesignSummary } from '@adwright/sdk/types'
import { chakra, Flex, Skeleton, Text } from '@chakra-ui/react'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isUnderWay } from '#web/domain/designs/under-way.ts'
import { TONES } from '#web/features/designer/status.ts'
import { paths } from '#web/paths.ts'
import { useAccount } from '#web/session/current.ts'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { RowActions } from '#web/ui/table/RowActions.tsx'
import { useFormat } from '#web/ui/use-format.ts'

const CardLink = chakra(Link)

interface DesignCardProps {
  design: DesignSummary
  /** Restores a deleted design; undefined for the others, which are links. */
  onRestore: (() => void) | undefined
  reason: string | undefined
}

export function DesignCard({ design, onRestore, reason }: DesignCardProps) {
  const { t } = useTranslation('designer')
  const format = useFormat()
  const { timeZone } = useAccount()
  const { id, name, status, previewUrl, altText, pictureCount, failedCount, isTest, createdAt, createdByName } = design
  const why = reason === undefined ? {} : { disabledReason: reason }
  return (
    <chakra.li layerStyle="card" overflow="hidden" display="flex" flexDirection="column">
      <Flex height="12rem" bg="bg.muted" align="center" justify="center" p="3">
        {previewUrl ? (
          <chakra.img src={previewUrl} alt={altText} maxWidth="100%" maxHeight="100%" objectFit="contain" />
        ) : isUnderWay(design) ? (
          <Skeleton width="70%" height="80%" />
        ) : (
          <Text textStyle="sm" color="fg.muted">
            {t('list.noPicture')}
          </Text>
        )}
      </Flex>
      <Flex direction="column" gap="1" p="4" flex="1">
        <Flex justify="space-between" gap="2" align="flex-start">
          {onRestore ? (
            <Text fontWeight="semibold" overflowWrap="anywhere">
              {name}
            </Text>
          ) : (
            <CardLink
              to={paths.design(id)}
              fontWeight="semibold"
              overflowWrap="anywhere"
              _hover={{ color: 'accent.fg' }}
            >
              {name}
            </CardLink>
          )}
          {onRestore ? (
            <RowActions
              name={name}
              actions={[{ id: 'restore', label: t('restore.button'), icon: RotateCcw, onSelect: onRestore, ...why }]}
            />
          ) : null}
        </Flex>
        <Flex gap="1.5" wrap="wrap">
          <StatusBadge tone={TONES[status]}>{t(`status.${status}`)}</StatusBadge>
          {isTest ? <StatusBadge>{t('list.test')}</StatusBadge> : null}
          {status === DesignStatus.Ready && failedCount > 0 ? (
            <StatusBadge tone="warning">{t('list.attention', { count: failedCount })}</StatusBadge>
          ) : null}
        </Flex>
        <Text textStyle="sm" color="fg.muted" mt="auto">
          {[
            t('list.pictures', { count: pictureCount }),
            createdByName,
            format.date(createdAt, 'medium', timeZone),
          ].join(' · ')}
        </Text>
      </Flex>
    </chakra.li>
  )
}
