import { expect, test, vi } from 'vitest'
import { accessMatrix } from '#tests/fuzz/access.ts'

const LIMIT_MS = 120_000

/**
 * The write operations of a viewer (OP-20): comment, acknowledge anomalies, try settings, targets and surveys, export what a viewer
 * reads, answer invitations.
 */
const VIEWER_MAY = [
  'acceptAccountInvitation',
  'acceptInvitation',
  'checkSurveyLogic',
  'createAccountTaskComment',
  'createAnomalyComment',
  'createSocialPostComment',
  'createSurveyExport',
  'previewAccountStrategyTarget',
  'previewAnomalySetting',
  'updateAnomalies',
]

test(
  'every operation with an id: only who may gets an answer, everybody else 401, 403 or 404',
  async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { cells, leaks, proven, missing } = await accessMatrix(20_261_121)
    expect(leaks).toEqual([])
    expect([...missing]).toEqual([])
    const written = cells.filter(
      ({ caller, status, method }) => caller === 'viewer' && status < 300 && method !== 'get',
    )
    expect([...new Set(written.map(({ operationId }) => operationId))].sort()).toEqual(VIEWER_MAY)
    // A rejection proves something only if another caller is allowed.
    expect(proven.size).toBeGreaterThan(cells.length / 9 / 2)
  },
  LIMIT_MS,
)
