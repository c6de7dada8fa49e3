import { type Design, DesignStatus } from '@adwright/sdk/types'

/** Whether pictures of a design are still to be drawn. */
export const isUnderWay = ({ status }: Pick<Design, 'status'>): boolean =>
  status === DesignStatus.Queued || status === DesignStatus.Generating

/** The pause between two reads of a design under way. */
export const POLL_MS = 3000
