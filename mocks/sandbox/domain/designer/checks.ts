// The checks of a picture, which are its whole score.
import { type DesignCheck, DesignCheckRule, DesignCheckState, type DesignType } from '@adwright/sdk/types'
import { MIN_CONTRAST } from '#mocks/sandbox/domain/designer/drawing/colors.ts'
import type { Drawing, Words } from '#mocks/sandbox/domain/designer/drawing/picture.ts'
import type { WordFinding } from '#mocks/sandbox/domain/designer/wording-checks.ts'
import { DESIGN_CHECK_TEXTS, DESIGN_PART_NAMES } from '#mocks/sandbox/texts/AutomatedDesigner.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'

/** A check before it is put in words; `found` is what it found in the words of the picture. */
export type StoredCheck = Pick<DesignCheck, 'rule' | 'state' | 'actual' | 'limit'> & { found?: string }

const { Passed, Warning, Failed } = DesignCheckState

const round = (value: number) => Math.round(value * 10) / 10

/** Findings in words that are wrong whatever they mean; the others are for a person to judge. */
const WRONG_WORDS: readonly DesignCheckRule[] = [DesignCheckRule.ForbiddenWords, DesignCheckRule.PastDate]

function wordCheck({ rule, found }: WordFinding): StoredCheck {
  if (found === undefined) return { rule, state: Passed, actual: null, limit: null }
  return { rule, state: WRONG_WORDS.includes(rule) ? Failed : Warning, actual: null, limit: null, found }
}

const measured = (
  rule: DesignCheckRule,
  isGood: boolean,
  actual: number,
  limit: number,
  otherwise: DesignCheckState,
): StoredCheck => ({
  rule,
  state: isGood ? Passed : otherwise,
  actual,
  limit,
})

/** Product images may be enlarged a little before they look soft. */
const MAX_ENLARGEMENT = 1.15

function measuredChecks({ measures, dropped }: Drawing, type: DesignType): StoredCheck[] {
  if (!measures) return []
  const { contrast, minTextPx, outsideSafeArea, logoHeight, minLogoHeight, bytes, enlargement, missingCharacters } =
    measures
  const missing = missingCharacters.join(' ')
  return [
    ...(contrast === null
      ? []
      : [measured(DesignCheckRule.Contrast, contrast >= MIN_CONTRAST, round(contrast), MIN_CONTRAST, Failed)]),
    { rule: DesignCheckRule.TextFits, state: Passed, actual: dropped.length, limit: null },
    measured(DesignCheckRule.TextSize, minTextPx >= type.minTextPx - 0.05, round(minTextPx), type.minTextPx, Failed),
    measured(DesignCheckRule.SafeArea, outsideSafeArea === 0, outsideSafeArea, 0, Failed),
    ...(logoHeight === null
      ? []
      : [measured(DesignCheckRule.Logo, logoHeight >= minLogoHeight, logoHeight, minLogoHeight, Warning)]),
    ...(bytes === null || type.maxBytes === null
      ? []
      : [measured(DesignCheckRule.FileSize, bytes <= type.maxBytes, bytes, type.maxBytes, Failed)]),
    ...(enlargement === null
      ? []
      : [
          measured(
            DesignCheckRule.ImageSharpness,
            enlargement <= MAX_ENLARGEMENT,
            Math.round(enlargement * 100),
            100,
            Warning,
          ),
        ]),
    missing === ''
      ? { rule: DesignCheckRule.Characters, state: Passed, actual: null, limit: null }
      : { rule: DesignCheckRule.Characters, state: Failed, actual: null, limit: null, found: missing },
  ]
}

/** Everything that was checked on a picture, failures first. */
export function checksOf(drawing: Drawing, type: DesignType, findings: WordFinding[]): StoredCheck[] {
  const checks = drawing.excess
    ? [{ rule: DesignCheckRule.TextFits, state: Failed, actual: drawing.excess.characters, limit: 0 }]
    : measuredChecks(drawing, type)
  return [...checks, ...findings.map(wordCheck)].sort((a, b) => b.state - a.state)
}

/** The share of checks that passed, in percent. */
export const scoreOf = (checks: Pick<DesignCheck, 'state'>[]): number =>
  checks.length === 0 ? 0 : Math.round((100 * checks.filter(({ state }) => state === Passed).length) / checks.length)

export const hasFailed = (checks: Pick<DesignCheck, 'state'>[]): boolean => checks.some(({ state }) => state === Failed)

type Subject = { width: number; height: number; excess: Drawing['excess'] }

/** A check in the language of the reader. */
export function shownCheck({ found, ...check }: StoredCheck, subject: Subject, language: Language): DesignCheck {
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const kilobytes = (bytes: number | null) => number.format(Math.round((bytes ?? 0) / 1024))
  const isBytes = check.rule === DesignCheckRule.FileSize
  const texts = DESIGN_CHECK_TEXTS[check.rule]
  const isDropped = check.rule === DesignCheckRule.TextFits && check.state === Passed && (check.actual ?? 0) > 0
  const text = isDropped ? texts.dropped : check.state === Passed ? texts.passed : texts.failed
  const values: Record<string, string> = {
    actual: isBytes ? kilobytes(check.actual) : number.format(check.actual ?? 0),
    limit: isBytes ? kilobytes(check.limit) : number.format(check.limit ?? 0),
    found: found ?? '',
    size: `${subject.width} × ${subject.height}`,
    part: subject.excess ? (DESIGN_PART_NAMES[subject.excess.part]?.[language] ?? '') : '',
  }
  const message = (text ?? texts.passed)[language].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return { ...check, message: message.slice(0, 300) }
}

export const wordsText = (words: Words): string =>
  [words.headline, words.body, words.badge, words.callToAction].filter(Boolean).join('. ').slice(0, 500)
