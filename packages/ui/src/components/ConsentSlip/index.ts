export {
  ConsentSlip,
  type ConsentSlipLabels,
  type ConsentSlipProps,
  type ContactTimes,
} from './ConsentSlip'
export { type ConsentChannel, consentChannels } from './consent-channels'
export { SlipRow, type SlipRowProps } from './SlipRow'
