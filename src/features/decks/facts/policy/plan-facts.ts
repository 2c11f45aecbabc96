import { formatNumber } from '../../../../platform/web/format/numbers.ts';
import type { ProjectFields } from '../../../projects/own/contract.ts';
import { marketSizeLabels, marketSizes } from '../../../projects/plan/policy.ts';
import { slideFields } from '../../policy/slides.ts';
import type { FactList, StatedIn } from './fact-list.ts';
import { linesIn, rowsIn } from './row-facts.ts';
import { sayEuros } from './say-figures.ts';

type Plan = ProjectFields['plan'];

/** Adds the features of the product and the steps of its use. */
export function addProduct(list: FactList, { features, journey }: Plan): void {
  const [name, benefit] = slideFields.product_slide.features.columns;
  const feature = rowsIn('product-dienst', 'features');
  for (const [position, row] of features.entries()) {
    list.line(`feature:${position}:name`, row.name, feature(position, 'name'), name.length);
    list.line(`feature:${position}:benefit`, row.benefit, feature(position, 'benefit'), benefit.length);
  }
  const step = linesIn('product-dienst', 'journey');
  for (const [position, text] of journey.entries()) {
    list.line(`step:${position}`, text, step(position), slideFields.product_slide.journey.length);
  }
}

/** Adds the sizes of the market and the trends. */
export function addMarket(list: FactList, { markets, trends }: Plan): void {
  for (const { size, amount, year, basis, source } of markets) {
    const stated = (name: string, words: string): StatedIn => {
      return {
        section: 'markt-doelgroep',
        name: `markets.${marketSizes.indexOf(size)}.${name}`,
        label: `${marketSizeLabels[size]}: ${words}`,
      };
    };
    list.figure(`market:${size}:amount`, sayEuros(amount), amount, stated('amount', 'bedrag per jaar'));
    if (year !== null) list.figure(`market:${size}:year`, `${year}`, year, stated('year', 'jaar van de bron'));
    list.line(`market:${size}:basis`, basis, stated('basis', 'hoe je hieraan komt'));
    list.line(`market:${size}:source`, source, stated('source', 'bron'));
  }
  const trend = linesIn('markt-doelgroep', 'trends');
  for (const [position, text] of trends.entries()) {
    list.line(`trend:${position}`, text, trend(position), slideFields.market_slide.why_now.length);
  }
}

/** Adds prices and channels. A price of nothing is 'Gratis'. */
export function addSales(list: FactList, { prices, channels }: Plan): void {
  const price = rowsIn('businessmodel-verkoop', 'prices');
  const [plan] = slideFields.business_model_slide.pricing.columns;
  for (const [position, row] of prices.entries()) {
    list.line(`price:${position}:name`, row.name, price(position, 'name'), plan.length);
    list.figure(`price:${position}:price`, row.price === 0 ? 'Gratis' : sayEuros(row.price), row.price, price(position, 'price'));
    list.line(`price:${position}:per`, row.per, price(position, 'per'));
  }
  const channel = rowsIn('businessmodel-verkoop', 'channels');
  const [name, approach] = slideFields.go_to_market_slide.channels.columns;
  for (const [position, row] of channels.entries()) {
    list.line(`channel:${position}:name`, row.name, channel(position, 'name'), name.length);
    list.line(`channel:${position}:approach`, row.approach, channel(position, 'approach'), approach.length);
  }
}

/** Adds what was counted and who else solves the problem. */
export function addTraction(list: FactList, { metrics, competitors }: Plan): void {
  const metric = rowsIn('tractie-bewijs', 'metrics');
  const [, label] = slideFields.traction_slide.metrics.columns;
  for (const [position, row] of metrics.entries()) {
    list.line(`metric:${position}:label`, row.label, metric(position, 'label'), label.length);
    list.figure(`metric:${position}:value`, formatNumber(row.value), row.value, metric(position, 'value'));
    list.line(`metric:${position}:unit`, row.unit, metric(position, 'unit'));
    list.day(`metric:${position}:date`, row.measuredOn, metric(position, 'measuredOn'));
  }
  const competitor = rowsIn('tractie-bewijs', 'competitors');
  const [name, strength, difference] = slideFields.competition_slide.rows.columns;
  for (const [position, row] of competitors.entries()) {
    list.line(`competitor:${position}:name`, row.name, competitor(position, 'name'), name.length);
    list.line(`competitor:${position}:strength`, row.strength, competitor(position, 'strength'), strength.length);
    list.line(`competitor:${position}:difference`, row.difference, competitor(position, 'difference'), difference.length);
  }
}

/** Adds the years of the forecast with their result, which is revenue minus costs, and the assumptions. */
export function addForecast(list: FactList, { years, assumptions }: Plan): void {
  const field = rowsIn('financiele-projecties', 'years');
  for (const [position, { year, revenue, costs }] of years.entries()) {
    const stated = (name: string) => field(position, name, `Jaar ${year}`);
    const result = { ...stated('revenue'), label: `Jaar ${year}: Resultaat` };
    list.figure(`year:${year}:year`, `${year}`, year, stated('year'));
    list.figure(`year:${year}:revenue`, sayEuros(revenue), revenue, stated('revenue'));
    list.figure(`year:${year}:costs`, sayEuros(costs), costs, stated('costs'));
    list.figure(`year:${year}:result`, sayEuros(revenue - costs), revenue - costs, result);
    if (revenue < costs)
      list.figure(`year:${year}:loss`, sayEuros(costs - revenue), costs - revenue, { ...result, label: `Jaar ${year}: Tekort` });
  }
  const assumption = linesIn('financiele-projecties', 'assumptions');
  for (const [position, text] of assumptions.entries()) {
    list.line(`assumption:${position}`, text, assumption(position), slideFields.financials_slide.assumptions.length);
  }
}
