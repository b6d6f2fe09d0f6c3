export { Seats, type SeatsProps, type SeatsState, seatsStates } from './Seats'
