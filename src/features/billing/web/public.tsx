export { PlanPrices } from './plan-prices.tsx';
