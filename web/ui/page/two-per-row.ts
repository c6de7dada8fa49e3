/** The columns of a grid with two cards per row on phones, or one if the text is so large that two have no space. */
const TWO_PER_ROW = 'repeat(auto-fill, minmax(min(max(8rem, 40%), 100%), 1fr))'

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

/** Two cards per row, and `count` from a width of 1,024 px. */
export const cardColumns = (count: number) => ({ base: TWO_PER_ROW, lg: columns(count) })
