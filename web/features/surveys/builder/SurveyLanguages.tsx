import { useGetConstantsQuery } from '@adwright/sdk/react-query'
import { Button, chakra, Flex, Text } from '@chakra-ui/react'
import { ChevronDown, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguageName } from '#web/features/surveys/use-language-name.ts'
import { toLanguage } from '#web/i18n/language.ts'
import { directionOf, languageName, primaryOf } from '#web/lib/content-languages.ts'
import { StatusBadge } from '#web/ui/feedback/StatusBadge.tsx'
import { ConfirmDialog } from '#web/ui/overlay/ConfirmDialog.tsx'
import { Section } from '#web/ui/page/Section.tsx'
import type { EditedSurvey, Localization } from './draft.ts'
import { LanguagePicker } from './LanguagePicker.tsx'
import { emptyLocalization, TranslationFields } from './TranslationFields.tsx'
import { translationProgress } from './translation-progress.ts'

const MAX_LANGUAGES = 20

interface SurveyLanguagesProps {
  draft: EditedSurvey
  isFixed: boolean
  isReadOnly: boolean
  onChange: (fields: Partial<EditedSurvey>) => void
}

/** The languages of a survey: the one that it is written in, and the others with how far each of them is. */
export function SurveyLanguages({ draft, isFixed, isReadOnly, onChange }: SurveyLanguagesProps) {
  const { t, i18n } = useTranslation('surveys')
  const nameOf = useLanguageName()
  const [openTag, setOpenTag] = useState<string>()
  const [removedTag, setRemovedTag] = useState<string>()
  const base = draft.languageTag ?? toLanguage(i18n.resolvedLanguage)
  const localizations = draft.localizations ?? []
  const used = [base, ...localizations.map(({ languageTag }) => languageTag)]
  const removed = localizations.find(({ languageTag }) => languageTag === removedTag)

  function change(changed: Localization) {
    onChange({
      localizations: localizations.map((one) => (one.languageTag === changed.languageTag ? changed : one)),
    })
  }
  function add(tag: string) {
    onChange({ localizations: [...localizations, emptyLocalization(tag, draft)] })
    setOpenTag(tag)
  }
  function remove(tag: string) {
    onChange({ localizations: localizations.filter(({ languageTag }) => languageTag !== tag) })
  }

  const baseText = t('languages.baseIs', { language: nameOf(base) })
  return (
    <Section title={t('languages.title')} description={t('languages.text')}>
      <Flex direction="column" gap="4">
        <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="3">
          <li>
            {isFixed ? (
              <Text>{baseText}</Text>
            ) : (
              <LanguagePicker
                label={t('languages.base')}
                chosen={base}
                without={used.slice(1)}
                onChoose={(languageTag) => onChange({ languageTag })}
                trigger={
                  <Button variant="outline">
                    {baseText}
                    <ChevronDown size={16} aria-hidden="true" />
                  </Button>
                }
              />
            )}
          </li>
          {localizations.map((localization) => (
            <Language
              key={localization.languageTag}
              draft={draft}
              base={base}
              localization={localization}
              isReadOnly={isReadOnly}
              isOpen={openTag === localization.languageTag}
              onToggle={() => setOpenTag(openTag === localization.languageTag ? undefined : localization.languageTag)}
              onChange={change}
              onRemove={() => {
                const { done } = translationProgress(draft, localization)
                if (done > 0) setRemovedTag(localization.languageTag)
                else remove(localization.languageTag)
              }}
            />
          ))}
        </chakra.ul>
        {isReadOnly ? null : used.length >= MAX_LANGUAGES ? (
          <Text color="fg.muted" textStyle="sm">
            {t('languages.full', { count: MAX_LANGUAGES })}
          </Text>
        ) : (
          <Flex>
            <LanguagePicker
              label={t('languages.add')}
              without={used}
              onChoose={add}
              trigger={
                <Button variant="outline">
                  <Plus size={16} aria-hidden="true" />
                  {t('languages.add')}
                </Button>
              }
            />
          </Flex>
        )}
      </Flex>
      <ConfirmDialog
        title={t('languages.removeTitle', { language: nameOf(removedTag ?? base) })}
        confirm={t('languages.removeConfirm')}
        isDanger
        isOpen={removed !== undefined}
        onClose={() => setRemovedTag(undefined)}
        onConfirm={async () => removed && remove(removed.languageTag)}
      >
        {t('languages.removeText', { count: removed ? translationProgress(draft, removed).done : 0 })}
      </ConfirmDialog>
    </Section>
  )
}

interface LanguageProps {
  draft: EditedSurvey
  base: string
  localization: Localization
  isReadOnly: boolean
  isOpen: boolean
  onToggle: () => void
  onChange: (localization: Localization) => void
  onRemove: () => void
}

/** One language with its progress; its texts open below. */
function Language({ draft, base, localization, isReadOnly, isOpen, onToggle, onChange, onRemove }: LanguageProps) {
  const { t } = useTranslation('surveys')
  const nameOf = useLanguageName()
  const { languageTag } = localization
  const language = nameOf(languageTag)
  const ownName = languageName(languageTag, languageTag)
  const progress = translationProgress(draft, localization)
  const isComplete = progress.done === progress.all
  const pageLanguages = useGetConstantsQuery().data?.surveyPageLanguages
  const hasWords = (tag: string) => pageLanguages?.includes(primaryOf(tag)) ?? true
  return (
    <chakra.li borderWidth="1px" borderRadius="l2" p="3" minWidth="0">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between">
        <Flex direction="column" minWidth="0">
          <Text fontWeight="medium">
            {language}
            {ownName === language ? null : (
              <>
                {' '}
                <chakra.span color="fg.muted" fontWeight="normal" lang={languageTag} dir={directionOf(languageTag)}>
                  {ownName}
                </chakra.span>
              </>
            )}
          </Text>
          <Flex role="status" gap="2" align="center" wrap="wrap">
            {isComplete ? <StatusBadge tone="good">{t('languages.complete')}</StatusBadge> : null}
            <chakra.span color="fg.muted" textStyle="sm">
              {t('translation.progress', progress)}
            </chakra.span>
          </Flex>
        </Flex>
        <Flex gap="2" wrap="wrap">
          <Button
            size="sm"
            variant="outline"
            aria-expanded={isOpen}
            aria-label={t(isReadOnly ? 'languages.viewOf' : 'languages.editOf', { language })}
            onClick={onToggle}
          >
            {t(isReadOnly ? 'languages.view' : 'languages.edit')}
          </Button>
          {isReadOnly ? null : (
            <Button size="sm" variant="ghost" aria-label={t('languages.removeOf', { language })} onClick={onRemove}>
              {t('languages.remove')}
            </Button>
          )}
        </Flex>
      </Flex>
      {hasWords(languageTag) ? null : (
        <Text color="fg.muted" textStyle="sm" mt="2">
          {t('languages.pageWords', { language: nameOf(hasWords(base) ? primaryOf(base) : 'en') })}
        </Text>
      )}
      {isOpen ? (
        <TranslationFields draft={draft} localization={localization} isReadOnly={isReadOnly} onChange={onChange} />
      ) : null}
    </chakra.li>
  )
}
