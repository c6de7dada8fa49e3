import type { Ticket } from '@adwright/sdk/types'
import { Button, Flex, Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { Change } from './use-change.ts'

const GRADES = [1, 2, 3, 4, 5] as const

/** The satisfaction rating, saved immediately and changeable. */
export function Rating({ ticket, change, isBusy }: { ticket: Ticket; change: Change; isBusy: boolean }) {
  const { t } = useTranslation('help')
  return (
    <div>
      <Text id="rating" fontWeight="medium" mb="1.5">
        {t('rating.title')}
      </Text>
      <Flex gap="1" role="group" aria-labelledby="rating" wrap="wrap">
        {GRADES.map((grade) => (
          <Button
            key={grade}
            size="sm"
            px="3"
            variant={ticket.satisfaction === grade ? 'solid' : 'outline'}
            aria-pressed={ticket.satisfaction === grade}
            aria-label={t(`rating.${grade}`)}
            disabled={isBusy}
            onClick={() => void change({ satisfaction: grade })}
          >
            {grade}
          </Button>
        ))}
      </Flex>
      <Text textStyle="sm" color="fg.muted" mt="1.5">
        {ticket.satisfaction === null ? t('rating.scale') : t('rating.thanks')}
      </Text>
    </div>
  )
}
