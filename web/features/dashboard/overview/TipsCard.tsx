import { listProTipsOptions, listProTipsQueryKey, useUpdateProTipMutation } from '@adwright/sdk/react-query'
import type { ProTip, UpdateProTipData } from '@adwright/sdk/types'
import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOptimisticUpdate } from '#web/ui/feedback/use-optimistic-update.ts'
import { offerUndo } from '#web/ui/overlay/undo.ts'
import { Section } from '#web/ui/page/Section.tsx'
import { CardLink } from './CardLink.tsx'

const SHOWN = 2

/** Tips for features that this person does not use yet; dismissing one shows the next. */
export function TipsCard() {
  const { t } = useTranslation('dashboard')
  const { data: tips } = useSuspenseQuery(listProTipsOptions())
  const { mutate } = useUpdateProTipMutation({
    ...useOptimisticUpdate<ProTip[], Pick<UpdateProTipData, 'path' | 'body'>>({
      queryKey: listProTipsQueryKey(),
      change: (before, { path, body }) => before.map((tip) => (tip.id === path.tipId ? { ...tip, ...body } : tip)),
      failed: () => t('tips.failed'),
    }),
    onSuccess: ({ id, isDismissed }) => {
      if (isDismissed) offerUndo({ title: t('tips.dismissed'), label: t('tips.undo'), undo: () => change(id, false) })
    },
  })
  const open = tips.filter(({ isDismissed }) => !isDismissed).slice(0, SHOWN)

  const change = (id: string, isDismissed: boolean) => mutate({ path: { tipId: id }, body: { isDismissed } })

  return (
    <Section title={t('tips.title')}>
      {open.length === 0 ? <Text color="fg.muted">{t('tips.none')}</Text> : null}
      <Flex as="ul" listStyleType="none" direction="column" gap="4">
        {open.map(({ id, title, text, route }) => (
          <Flex as="li" key={id} gap="2" align="flex-start">
            <Box flex="1" minWidth="0">
              <Text fontWeight="medium">{title}</Text>
              <Text color="fg.muted" textStyle="sm">
                {text}
              </Text>
              {route ? (
                <CardLink to={route} aria-label={t('tips.tryIt', { title })}>
                  {t('tips.try')}
                </CardLink>
              ) : null}
            </Box>
            <Button
              variant="ghost"
              size="sm"
              px="0"
              aria-label={t('tips.dismiss', { title })}
              title={t('tips.dismissShort')}
              onClick={() => change(id, true)}
            >
              <X aria-hidden="true" />
            </Button>
          </Flex>
        ))}
      </Flex>
    </Section>
  )
}
