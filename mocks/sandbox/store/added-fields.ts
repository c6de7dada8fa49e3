const version = { version: 1 }

/** Completes documents, by kind, that were written before the contract had these fields. */
export const ADDED_IN_003: Record<string, (document: Record<string, unknown>) => Record<string, unknown>> = {
  anomaly: ({ series, ...anomaly }) => ({
    hour: null,
    ...anomaly,
    series: (series as object[]).map((point) => ({ hour: null, ...point })),
  }),
  anomalyWatch: ({ metricSettings, ...watch }) => ({
    ...version,
    ...watch,
    metricSettings: (metricSettings as object[]).map((setting) => ({ ...version, ...setting })),
  }),
}
