export { type SavePhase, SaveState, type SaveStateProps, savePhases } from './SaveState'
