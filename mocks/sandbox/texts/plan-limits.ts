import { PlanLimitKind, type PlanLimitUsage } from '@adwright/sdk/types'
import { interpolate } from '#mocks/sandbox/texts/interpolate.ts'
import type { Language } from '#mocks/sandbox/texts/language.ts'
import type { ProblemTexts } from '#mocks/sandbox/texts/problem-texts.ts'

export const PLAN_LIMIT_LABELS = {
  Accounts: { en: 'Accounts', tr: 'Hesaplar' },
  Members: { en: 'Users', tr: 'Kullanıcılar' },
  ActiveRules: { en: 'Active rules', tr: 'Etkin kurallar' },
  AutomaticRules: { en: 'Automatic rules', tr: 'Otomatik kurallar' },
  HourlyRules: { en: 'Hourly rules', tr: 'Saatlik kurallar' },
  HourlyMonitors: { en: 'Hourly monitors', tr: 'Saatlik izlemeler' },
  Properties: { en: 'Monitored properties', tr: 'İzlenen mülkler' },
  ScheduledPosts: { en: 'Scheduled posts', tr: 'Planlanan gönderiler' },
  SocialChannels: { en: 'Social channels', tr: 'Sosyal medya kanalları' },
  AiAnswers: { en: 'AI answers', tr: 'Yapay zekâ yanıtları' },
  MarketAnalyses: { en: 'Market analyses', tr: 'Pazar analizleri' },
  Designs: { en: 'Designs', tr: 'Tasarımlar' },
  DesignFormats: { en: 'Design formats', tr: 'Tasarım biçimleri' },
  OpenSurveys: { en: 'Open surveys', tr: 'Açık anketler' },
  SurveyAnswers: { en: 'Survey answers', tr: 'Anket yanıtları' },
  Tasks: { en: 'Tasks', tr: 'Görevler' },
  Strategies: { en: 'Strategies', tr: 'Stratejiler' },
} satisfies Record<keyof typeof PlanLimitKind, { en: string; tr: string }>

export const planLimitProblems = {
  'plan-limit-reached': { en: '{sentence}', tr: '{sentence}' },
} satisfies ProblemTexts

const SENTENCES = {
  excluded: {
    en: "{label} aren't included in the {plan} plan.",
    tr: '{label} {plan} planına dâhil değil.',
  },
  reached: {
    en: '{label}: all {allowed} of the {plan} plan are used.',
    tr: '{label}: {plan} planındaki {allowed} hakkın tümü kullanıldı.',
  },
  renewed: { en: 'The limit starts again on {day}.', tr: 'Sınır {day} tarihinde sıfırlanır.' },
  larger: {
    en: 'The {includedIn} plan includes more; {payer} can change the plan.',
    tr: '{includedIn} planı daha fazlasını içerir; planı {payer} değiştirebilir.',
  },
  includedIn: {
    en: 'They come with the {includedIn} plan; {payer} can change the plan.',
    tr: '{includedIn} planıyla kullanılabilir; planı {payer} değiştirebilir.',
  },
}

const KEYS = Object.entries(PlanLimitKind) as [keyof typeof PlanLimitKind, PlanLimitKind][]

type Names = { productName: string; payerName: string; timeZone: string }

/** Says what is used, what the plan allows, when it starts anew, and who can change it. */
export function planLimitSentence(
  { kind, allowed, renewsAt, includedIn }: PlanLimitUsage,
  { productName, payerName, timeZone }: Names,
  language: Language,
): string {
  const key = KEYS.find(([, value]) => value === kind)?.[0]
  const label = key ? PLAN_LIMIT_LABELS[key][language] : ''
  const values = { label, plan: productName, allowed: allowed ?? 0, includedIn: includedIn ?? '', payer: payerName }
  const said = (name: keyof typeof SENTENCES, more = {}) =>
    interpolate(SENTENCES[name][language], { ...values, ...more }, language)
  if (allowed === 0) return [said('excluded'), includedIn ? said('includedIn') : ''].filter(Boolean).join(' ')
  const day =
    renewsAt &&
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone }).format(new Date(renewsAt))
  return [said('reached'), day ? said('renewed', { day }) : '', includedIn ? said('larger') : '']
    .filter(Boolean)
    .join(' ')
}
