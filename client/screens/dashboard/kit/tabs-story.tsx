import { useState } from "react";
import { Accordion } from "../../../ui/accordion.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { Story } from "./story.tsx";

const tabs = [
  { id: "general", label: "General" },
  { id: "profile", label: "Profile", alert: "has errors" },
  { id: "posts", label: "Posts", count: 48 },
  { id: "comments", label: "Comments", count: 1240 },
  { id: "account", label: "Account and roles" },
];

export function TabsStory() {
  const [tab, setTab] = useState("general");
  const [step, setStep] = useState(1);
  return (
    <>
      <Story title="Tabs">
        <Tabs label="Member" tabs={tabs} current={tab} onChange={setTab}>
          <p className="py-5">This is {tab}.</p>
        </Tabs>
      </Story>
      <Story title="Steps">
        <Stepper
          label="Checkout"
          steps={["Cart", "Billing", "Payment"]}
          current={step}
          onGo={setStep}
        />
      </Story>
      <Story title="Accordion">
        <Accordion
          single
          items={[
            { id: "a", title: "Who may comment?", content: <p>Everybody, with a name.</p> },
            { id: "b", title: "Who sees my address?", content: <p>Moderators only.</p> },
          ]}
        />
      </Story>
    </>
  );
}
