/** Height of a plot, in pixels. Coordinates inside are percentages. */
export const plotHeight = 240

/** Container width from which lines are named at their ends. */
export const roomForEnds = '(min-width: 560px)'
export const isNarrowPlot = '(max-width: 559px)'
