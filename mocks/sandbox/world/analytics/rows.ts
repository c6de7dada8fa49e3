// The values of each dimension, with their shares of the sessions of an ordinary day.
import type { AnalyticsDimension } from '@adwright/sdk/types'
import { NOT_SET } from '#mocks/sandbox/platforms/analytics/dimensions.ts'

/** Share of sessions, engagement rate, key events per session, and share of new users. */
export type Row = [value: string, share: number, engagement: number, conversion: number, fresh: number]
export type Rows = Record<AnalyticsDimension, Row[]>

const CHANNELS: Row[] = [
  ['Organic Search', 0.297, 0.67, 0.0232, 0.75],
  ['Paid Search', 0.231, 0.64, 0.0312, 0.7],
  ['Direct', 0.182, 0.61, 0.0245, 0.35],
  ['Cross-network', 0.098, 0.59, 0.0186, 0.8],
  ['Email', 0.071, 0.71, 0.0348, 0.12],
  ['Organic Social', 0.047, 0.53, 0.007, 0.8],
  ['Paid Social', 0.033, 0.47, 0.0086, 0.85],
  ['Referral', 0.024, 0.67, 0.0173, 0.8],
  ['Display', 0.012, 0.38, 0.0049, 0.6],
  ['Unassigned', 0.005, 0.34, 0.0044, 0.7],
]

const DEVICES: Row[] = [
  ['mobile', 0.628, 0.6, 0.0202, 0.62],
  ['desktop', 0.329, 0.68, 0.0315, 0.52],
  ['tablet', 0.043, 0.65, 0.0214, 0.55],
]

export const OUTDOOR_SHOP: Rows = {
  sessionDefaultChannelGroup: CHANNELS,
  deviceCategory: DEVICES,
  sourceMedium: [
    ['google / organic', 0.268, 0.66, 0.0226, 0.75],
    ['google / cpc', 0.29, 0.61, 0.0269, 0.72],
    ['(direct) / (none)', 0.182, 0.62, 0.0242, 0.35],
    ['newsletter / email', 0.071, 0.72, 0.0334, 0.12],
    ['facebook.com / referral', 0.047, 0.54, 0.0071, 0.8],
    ['instagram / paid_social', 0.033, 0.47, 0.0083, 0.85],
    ['bing / organic', 0.024, 0.66, 0.0233, 0.75],
    ['bergfreunde-magazin.example / referral', 0.018, 0.67, 0.0163, 0.8],
    ['bing / cpc', 0.03, 0.63, 0.0239, 0.7],
    ['idealo.example / comparison', 0.016, 0.57, 0.0356, 0.8],
    ['ecosia.org / organic', 0.009, 0.66, 0.02, 0.75],
    ['outdoorforum.example / referral', 0.007, 0.66, 0.018, 0.8],
    [NOT_SET, 0.005, 0.34, 0.0044, 0.7],
  ],
  landingPage: [
    ['/', 0.214, 0.65, 0.0265, 0.45],
    ['/zelte', 0.166, 0.63, 0.0221, 0.65],
    ['/wanderschuhe', 0.137, 0.63, 0.0254, 0.66],
    ['/sale', 0.113, 0.6, 0.0283, 0.55],
    ['/rucksaecke', 0.101, 0.63, 0.0227, 0.65],
    ['/schlafsaecke', 0.081, 0.64, 0.0218, 0.65],
    ['/black-week', 0.042, 0.55, 0.0314, 0.55],
    ['/magazin/wintercamping-checkliste', 0.034, 0.7, 0.0056, 0.85],
    ['/kocher-und-geschirr', 0.031, 0.62, 0.0225, 0.6],
    ['/jacken', 0.03, 0.61, 0.024, 0.62],
    [
      '/marken/fjellrev-trekkingrucksack-65-liter-herren-und-damen-vergleich-und-kaufberatung',
      0.023,
      0.68,
      0.0142,
      0.8,
    ],
    ['/magazin/çadır-bakımı', 0.013, 0.66, 0.0046, 0.85],
    ['/kasse', 0.01, 0.8, 0.11, 0.2],
    [NOT_SET, 0.005, 0.19, 0.0018, 0.6],
  ],
  country: [
    ['Germany', 0.706, 0.64, 0.026, 0.58],
    ['Austria', 0.121, 0.64, 0.0236, 0.6],
    ['Switzerland', 0.082, 0.63, 0.0215, 0.62],
    ['Netherlands', 0.025, 0.57, 0.012, 0.68],
    ['Türkiye', 0.02, 0.53, 0.0073, 0.72],
    ['Denmark', 0.014, 0.57, 0.0122, 0.68],
    ['France', 0.01, 0.53, 0.0073, 0.7],
    ['Poland', 0.008, 0.54, 0.0073, 0.7],
    ['United States', 0.007, 0.32, 0.0024, 0.8],
    ['Italy', 0.004, 0.5, 0.006, 0.7],
    [NOT_SET, 0.003, 0.26, 0.001, 0.6],
  ],
  campaignName: [
    ['Search | Brand | DE', 0.112, 0.73, 0.0366, 0.45],
    ['PMax | Hiking boots | DACH', 0.083, 0.62, 0.0193, 0.72],
    ['Search | Tents | Non-brand', 0.068, 0.6, 0.0182, 0.8],
    ['Shopping | Backpacks', 0.051, 0.61, 0.0233, 0.75],
    ['Video | Winter collection', 0.022, 0.45, 0.0046, 0.85],
    ['Display | Remarketing | All visitors', 0.012, 0.41, 0.0091, 0.25],
    [NOT_SET, 0.652, 0.63, 0.0236, 0.55],
  ],
}

export const FURNITURE_SHOP: Rows = {
  sessionDefaultChannelGroup: CHANNELS,
  deviceCategory: [
    ['mobile', 0.741, 0.57, 0.011, 0.64],
    ['desktop', 0.236, 0.67, 0.019, 0.52],
    ['tablet', 0.023, 0.62, 0.012, 0.55],
  ],
  sourceMedium: [
    ['google / organic', 0.281, 0.66, 0.0126, 0.75],
    ['google / cpc', 0.302, 0.61, 0.0169, 0.72],
    ['(direct) / (none)', 0.182, 0.62, 0.0142, 0.35],
    ['bülten / email', 0.071, 0.72, 0.0234, 0.12],
    ['instagram.com / referral', 0.072, 0.54, 0.0041, 0.8],
    ['instagram / paid_social', 0.043, 0.47, 0.0043, 0.85],
    ['yandex / organic', 0.024, 0.66, 0.0133, 0.75],
    ['akakce.example / comparison', 0.02, 0.57, 0.0256, 0.8],
    [NOT_SET, 0.005, 0.34, 0.0024, 0.7],
  ],
  landingPage: [
    ['/', 0.224, 0.65, 0.0165, 0.45],
    ['/bahce-mobilyasi', 0.196, 0.63, 0.0141, 0.65],
    ['/yemek-masalari', 0.147, 0.63, 0.0154, 0.66],
    ['/indirim', 0.133, 0.6, 0.0183, 0.55],
    ['/koltuk-takimlari', 0.121, 0.63, 0.0127, 0.65],
    ['/yatak-odasi', 0.091, 0.64, 0.0118, 0.65],
    ['/blog/balkon-düzenleme-fikirleri', 0.044, 0.7, 0.0026, 0.85],
    ['/blog/ahşap-mobilya-bakımı', 0.034, 0.66, 0.0026, 0.85],
    ['/odeme', 0.006, 0.8, 0.09, 0.2],
    [NOT_SET, 0.004, 0.19, 0.0008, 0.6],
  ],
  country: [
    ['Türkiye', 0.921, 0.62, 0.0136, 0.58],
    ['Germany', 0.032, 0.58, 0.0056, 0.7],
    ['Netherlands', 0.012, 0.57, 0.0042, 0.7],
    ['Cyprus', 0.011, 0.6, 0.0092, 0.65],
    ['Azerbaijan', 0.009, 0.55, 0.0033, 0.72],
    ['United States', 0.009, 0.32, 0.0014, 0.8],
    [NOT_SET, 0.006, 0.26, 0.001, 0.6],
  ],
  campaignName: [
    ['Arama | Marka', 0.092, 0.73, 0.0266, 0.45],
    ['PMax | Bahçe mobilyası', 0.103, 0.62, 0.0123, 0.72],
    ['Arama | Yemek masası', 0.078, 0.6, 0.0112, 0.8],
    ['Video | Yaz koleksiyonu', 0.022, 0.45, 0.0026, 0.85],
    [NOT_SET, 0.705, 0.63, 0.0136, 0.55],
  ],
}
