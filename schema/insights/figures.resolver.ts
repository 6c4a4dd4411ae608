import { Arg, Ctx, Extensions, Query, Resolver } from "type-graphql";
import { AllowedTo } from "../foundation/allowed-to.ts";
import type { Context } from "../foundation/context.ts";
import { BankingFigures, bankingFigures, Receivables, receivables } from "./banking-figures.ts";
import { BookingAgenda, bookingAgenda, BookingFigures, bookingFigures } from "./booking-figures.ts";
import { parseRange } from "./figure-range.ts";
import { DayCount, messageFigures } from "./message-figures.ts";
import { ALERTS, SalesFigures, salesFigures, StockAlert, stockAlerts } from "./sales-figures.ts";
import { VatTerm, vatTerms } from "./vat-terms.ts";

const FROM = "The first day, YYYY-MM-DD, in Europe/Vienna.";
const TO = "The last day; at most 400 days in all.";

/** Sites sell in one or two currencies: their lists cost as many. */
const FEW_CURRENCIES = Extensions({ assumedRows: 2 });

/** Each figure needs the permission of the rows that it counts. */
@Resolver()
export class FiguresResolver {
  @AllowedTo("order:manage")
  @FEW_CURRENCIES
  @Query(() => [SalesFigures], {
    complexity: 20,
    description: "What the shop sold, by the day of payment; the currency with most orders first.",
  })
  salesFigures(
    @Ctx() context: Context,
    @Arg("from", () => String, { description: FROM }) from: string,
    @Arg("to", () => String, { description: TO }) to: string,
  ): Promise<SalesFigures[]> {
    return salesFigures(parseRange({ from, to }), context);
  }

  @AllowedTo("product:write")
  @Extensions({ assumedRows: ALERTS })
  @Query(() => [StockAlert], {
    complexity: 20,
    description: "Products of the shop that run low or are sold out, the emptiest first.",
  })
  stockAlerts(@Ctx() context: Context): Promise<StockAlert[]> {
    return stockAlerts(context);
  }

  @AllowedTo("billing:read")
  @FEW_CURRENCIES
  @Query(() => [BankingFigures], {
    complexity: 20,
    description: "What was received and invoiced; the currency with most of it first.",
  })
  bankingFigures(
    @Ctx() context: Context,
    @Arg("from", () => String, { description: FROM }) from: string,
    @Arg("to", () => String, { description: TO }) to: string,
  ): Promise<BankingFigures[]> {
    return bankingFigures(parseRange({ from, to }), context);
  }

  @AllowedTo("billing:read")
  @FEW_CURRENCIES
  @Query(() => [Receivables], {
    complexity: 20,
    description: "What is open now; the currency with most invoices first.",
  })
  receivables(@Ctx() context: Context): Promise<Receivables[]> {
    return receivables(context);
  }

  @AllowedTo("billing:read")
  @Extensions({ assumedRows: 2 })
  @Query(() => [VatTerm], {
    complexity: 20,
    description:
      "The VAT of this term and of the one before: what documents say, by their day of issue, and no return.",
  })
  vatTerms(@Ctx() context: Context): Promise<VatTerm[]> {
    return vatTerms(context);
  }

  @AllowedTo("signed-in")
  @Query(() => BookingFigures, {
    complexity: 100,
    description:
      "How bookings went: those in the viewer's calendar, and for holders of `application:manage` every interview.",
  })
  bookingFigures(
    @Ctx() context: Context,
    @Arg("from", () => String, { description: FROM }) from: string,
    @Arg("to", () => String, { description: TO }) to: string,
  ): Promise<BookingFigures> {
    return bookingFigures(parseRange({ from, to }), context);
  }

  @AllowedTo("signed-in")
  @Query(() => BookingAgenda, {
    complexity: 100,
    description: "The next bookings, and those of which nobody has recorded how they went.",
  })
  bookingAgenda(@Ctx() context: Context): Promise<BookingAgenda> {
    return bookingAgenda(context);
  }

  @AllowedTo("account:manage")
  @Query(() => [DayCount], {
    complexity: 100,
    description: "How many messages all members sent, on every day of the range.",
  })
  messageFigures(
    @Ctx() context: Context,
    @Arg("from", () => String, { description: FROM }) from: string,
    @Arg("to", () => String, { description: TO }) to: string,
  ): Promise<DayCount[]> {
    return messageFigures(parseRange({ from, to }), context);
  }
}
