import type { Design, DesignExcess } from '@adwright/sdk/types'
import { DesignPart } from '@adwright/sdk/types'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { draftOf } from '#web/features/designer/design-draft.ts'
import { useDesignActions } from '#web/features/designer/use-design-actions.ts'
import { serverMessageOr } from '#web/lib/problem.ts'
import { paths } from '#web/paths.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { BusyButton } from '#web/ui/form/BusyButton.tsx'
import { Input } from '#web/ui/form/inputs.tsx'
import { toaster } from '#web/ui/overlay/toaster.ts'

const MAX_HEADLINE = 200

interface ShorterWordsProps {
  design: Design
  designTypeId: number
  size: string
  excess: DesignExcess
}

/** Asks for a shorter headline of one format, whose words do not fit; the other formats keep theirs. */
export function ShorterWords({ design, designTypeId, size, excess }: ShorterWordsProps) {
  const { t } = useTranslation('designer')
  const id = useId()
  const actions = useDesignActions()
  const texts = design.shortTexts.filter((text) => text.designTypeId !== designTypeId)
  const own = design.shortTexts.find((text) => text.designTypeId === designTypeId)
  const before = own?.headline ?? design.headline ?? ''
  const [headline, setHeadline] = useState(before)
  const [isBusy, setBusy] = useState(false)
  const title = t('shorter.title', { part: t(`part.${excess.part}`), count: excess.characters, size })

  if (excess.part !== DesignPart.Headline)
    return (
      <Notice
        tone="warning"
        title={title}
        action={
          <Button asChild size="sm" variant="outline">
            <Link to={paths.editDesign(design.id)}>{t('edit.button')}</Link>
          </Button>
        }
      />
    )

  async function save(event: FormEvent) {
    event.preventDefault()
    const shortTexts = [...texts, { ...own, designTypeId, headline: headline.trim() || null, body: own?.body ?? null }]
    setBusy(true)
    try {
      await actions.update(design.id, { ...draftOf(design), shortTexts }, design.version)
      toaster.show({ tone: 'good', title: t('shorter.done', { size }) })
      await actions.refresh()
    } catch (error) {
      toaster.show({ tone: 'bad', title: t('shorter.failed'), description: serverMessageOr(error, t('tryAgain')) })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Notice tone="warning" title={title}>
      <chakra.form onSubmit={(event) => void save(event)} mt="2">
        <chakra.label htmlFor={id} textStyle="sm" fontWeight="medium">
          {t('shorter.label', { size })}
        </chakra.label>
        <Flex gap="2" wrap="wrap" mt="1">
          <Input
            id={id}
            flex="1 1 14rem"
            value={headline}
            maxLength={MAX_HEADLINE}
            autoComplete="off"
            aria-describedby={`${id}-count`}
            onChange={({ target }) => setHeadline(target.value)}
          />
          <BusyButton type="submit" loading={isBusy}>
            {t('shorter.submit')}
          </BusyButton>
        </Flex>
        <Text id={`${id}-count`} textStyle="xs" mt="1">
          {t('shorter.count', {
            count: Array.from(headline.trim()).length,
            before: Array.from(before).length - excess.characters,
          })}
        </Text>
      </chakra.form>
    </Notice>
  )
}
