// Optimistic locking: an edit names the version it began with, and is refused if someone else has saved since.
import { isDeepStrictEqual } from 'node:util'
import { Problem, problem } from '#mocks/sandbox/domain/problem.ts'

/** A stored entity that counts its edits; one that was stored before they were counted has the first version. */
export type Versioned = { version?: number; updatedAt?: string }

export const versionOf = ({ version }: Versioned): number => version ?? 1

const contentOf = ({ version: _version, updatedAt: _updatedAt, ...content }: Versioned) => content

/** An edited entity with the next version; the stored one if the edit changes nothing. */
export const withNextVersion = <Entity extends Versioned>(stored: Entity, edited: Entity): Entity =>
  isDeepStrictEqual(contentOf(stored), contentOf(edited)) ? stored : { ...edited, version: versionOf(stored) + 1 }

/** True if an edit began with another version and would change something. One that is sent again after its answer was lost changes nothing. */
export const isEditConflict = (expectedVersion: number | undefined, stored: Versioned, edited: Versioned): boolean =>
  expectedVersion !== undefined && expectedVersion !== versionOf(stored) && versionOf(edited) !== versionOf(stored)

const mismatch = (expectedVersion: number | undefined, stored: Versioned) => ({
  detail: `Version ${expectedVersion} was expected, it is ${versionOf(stored)}.`,
})

/** The 409 of an edit conflict, for a call that goes on with other items; undefined without a conflict. */
export const editConflict = (expectedVersion: number | undefined, stored: Versioned, edited: Versioned) =>
  isEditConflict(expectedVersion, stored, edited)
    ? problem(409, 'changed-meanwhile', mismatch(expectedVersion, stored))
    : undefined

/** Throws a 409 on an edit conflict; without `expectedVersion` the edit always counts. */
export function assertExpectedVersion(
  { expectedVersion }: { expectedVersion?: number },
  stored: Versioned,
  edited: Versioned,
): void {
  if (isEditConflict(expectedVersion, stored, edited))
    throw new Problem(409, 'changed-meanwhile', mismatch(expectedVersion, stored))
}
