export { StageMark, type StageMarkProps } from './StageMark'
export { type StageMarkShape, stageMarks } from './stage-marks'
