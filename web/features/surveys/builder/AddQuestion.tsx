import { SurveyQuestionType } from '@adwright/sdk/types'
import { Button, chakra } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isTextEntry } from '#web/lib/shortcut-keys.ts'
import { Menu } from '#web/ui/overlay/Menu.tsx'

const KEY = '/'

/** The types of a new question in a menu, which / opens, too. */
export function AddQuestion({ isDisabled, onAdd }: { isDisabled: boolean; onAdd: (type: SurveyQuestionType) => void }) {
  const { t } = useTranslation('surveys')
  const place = useRef<HTMLDivElement>(null)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
    if (key !== KEY || ctrlKey || metaKey || altKey || defaultPrevented || isTextEntry(target)) return
    if (target instanceof Element && target.closest('[role=menu], [role=dialog]')) return
    event.preventDefault()
    place.current?.querySelector('button')?.click()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <div ref={place}>
      <Menu
        placement="bottom-start"
        actions={Object.values(SurveyQuestionType).map((type) => ({
          id: String(type),
          label: t(`type.${type}`),
          onSelect: () => onAdd(type),
        }))}
        trigger={
          <Button variant="outline" width="100%" disabled={isDisabled} aria-keyshortcuts={KEY}>
            <Plus aria-hidden="true" />
            {t('builder.add')}
            <chakra.kbd textStyle="xs" color="fg.muted" aria-hidden="true" hideBelow="md">
              {KEY}
            </chakra.kbd>
          </Button>
        }
      />
    </div>
  )
}
